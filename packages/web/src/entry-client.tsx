import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import { start } from './app/start.tsx';

// Awaited here and not in start.tsx: pages import its chunk, and would wait for each other.
await start();
