import type { Intent } from '../question.ts';
import { dayMatchesIntent } from './day-matches.ts';
import {
  betIntent,
  bonusIntent,
  closeAccountIntent,
  greetingIntent,
  helpIntent,
  humanIntent,
  insultIntent,
  logInIntent,
  registerIntent,
  settingsIntent,
  thanksIntent,
  walletIntent,
} from './fixed-replies.ts';
import { liveNowIntent } from './live-now.ts';
import { nextMatchIntent } from './next-match.ts';
import { oddsIntent } from './odds.ts';
import {
  crisisIntent,
  limitsIntent,
  responsibleGamblingIntent,
  tooYoungIntent,
} from './player-protection.ts';
import { scoreIntent } from './score.ts';
import { tablePlaceIntent } from './table-place.ts';
import { twoTeamsIntent } from './two-teams.ts';

/** Tried in order: the first intent with a reply wins. */
export const intents: readonly Intent[] = [
  crisisIntent,
  responsibleGamblingIntent,
  tooYoungIntent,
  limitsIntent,
  twoTeamsIntent,
  oddsIntent,
  tablePlaceIntent,
  scoreIntent,
  nextMatchIntent,
  settingsIntent,
  dayMatchesIntent,
  liveNowIntent,
  closeAccountIntent,
  registerIntent,
  walletIntent,
  bonusIntent,
  logInIntent,
  betIntent,
  humanIntent,
  insultIntent,
  thanksIntent,
];

/** Tried last, because real questions often start with a greeting. */
export const fallbackIntents: readonly Intent[] = [helpIntent, greetingIntent];
