import type english from './en.ts';
import type { Translated } from './translated.ts';
import { content } from './zh/content.ts';
import { home } from './zh/home.ts';
import { match } from './zh/match.ts';
import { shell } from './zh/shell.ts';
import { state } from './zh/state.ts';

const chinese: Translated<typeof english> = { shell, match, home, state, content };

export default chinese;
