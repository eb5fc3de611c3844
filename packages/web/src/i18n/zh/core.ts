import { content } from './content.ts';
import { games } from './games.ts';
import { home } from './home.ts';
import { match } from './match.ts';
import { matches } from './matches.ts';
import { shell } from './shell.ts';
import { state } from './state.ts';

export default { shell, games, match, matches, home, state, content };
