import type { Handlers } from '@touchline/types';
import { account } from './account.ts';
import { content } from './content.ts';
import type { RequestContext } from './context.ts';
import { matches } from './matches.ts';
import { players } from './players.ts';
import { teams } from './teams.ts';
import { tournaments } from './tournaments.ts';

export const allHandlers: Handlers<RequestContext> = {
  ...account,
  ...matches,
  ...tournaments,
  ...teams,
  ...players,
  ...content,
};
