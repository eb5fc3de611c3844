import { content } from './en/content.ts';
import { games } from './en/games.ts';
import { home } from './en/home.ts';
import { match } from './en/match.ts';
import { matches } from './en/matches.ts';
import { shell } from './en/shell.ts';
import { state } from './en/state.ts';

export default { shell, games, match, matches, home, state, content } as const;
