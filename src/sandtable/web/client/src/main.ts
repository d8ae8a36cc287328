import { mount } from 'svelte';
import './app.css';
import './labyrinth/colours.css'; // the sides have their colours before a game is opened
import './plain/colours.css';
import App from './App.svelte';
import { installWorker } from './lib/installing';
import { router } from './lib/router.svelte';
import { theme } from './lib/theme.svelte';

theme.start();
router.start();
installWorker();

/** The longest that the page waits for its letters, in milliseconds; names on a map are measured with them. */
const PATIENCE = 1500;
const letters = ['15px "Table Sans"', '15px "Table Narrow"', '600 20px "Table Slab"'].map((font) => document.fonts.load(font));
const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));

const target = document.getElementById('app');
void Promise.race([Promise.allSettled(letters), late]).then(() => {
  if (target) mount(App, { target });
});
