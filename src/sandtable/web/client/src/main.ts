import { mount } from 'svelte';
import './app.css';
import './labyrinth/colours.css'; // the sides have their colours before a game is opened
import './plain/colours.css';
import App from './App.svelte';
import { router } from './lib/router.svelte';
import { theme } from './lib/theme.svelte';

theme.start();
router.start();

const target = document.getElementById('app');
if (target) mount(App, { target });
