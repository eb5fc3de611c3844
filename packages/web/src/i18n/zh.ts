import type english from './en.ts';
import type { Translated } from './translated.ts';
import { content } from './zh/content.ts';
import { games } from './zh/games.ts';
import { home } from './zh/home.ts';
import { match } from './zh/match.ts';
import { matches } from './zh/matches.ts';
import { shell } from './zh/shell.ts';
import { state } from './zh/state.ts';

const chinese: Translated<typeof english> = {
  shell,
  games,
  match,
  matches,
  home,
  state,
  content,
};

export default chinese;
