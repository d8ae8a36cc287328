import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { router } from './lib/router.svelte';
import { theme } from './lib/theme.svelte';

theme.start();
router.start();

const target = document.getElementById('app');
if (target) mount(App, { target });
