import { content } from './en/content.ts';
import { home } from './en/home.ts';
import { match } from './en/match.ts';
import { shell } from './en/shell.ts';
import { state } from './en/state.ts';

export default { shell, match, home, state, content } as const;
