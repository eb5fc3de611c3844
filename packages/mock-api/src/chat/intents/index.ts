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

/** The first one that knows the question and has an answer gives it. */
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

/** Said only where nothing else fits: a greeting often begins a real question. */
export const courtesies: readonly Intent[] = [helpIntent, greetingIntent];
