import type { Handlers } from '@touchline/types';
import { account } from './account.ts';
import { chat } from './chat.ts';
import { content } from './content.ts';
import type { Context } from './context.ts';
import { matches } from './matches.ts';
import { seasons } from './seasons.ts';
import { teams } from './teams.ts';
import { tournaments } from './tournaments.ts';

export const allHandlers: Handlers<Context> = {
  ...account,
  ...chat,
  ...matches,
  ...tournaments,
  ...teams,
  ...seasons,
  ...content,
};
