import type { Intent } from '../question.ts';
import { liveNowIntent } from './live-now.ts';
import { nextMatchIntent } from './next-match.ts';
import { oddsIntent } from './odds.ts';
import { scoreIntent } from './score.ts';
import {
  bonusIntent,
  greetingIntent,
  humanIntent,
  logInIntent,
  registerIntent,
  responsibleGamblingIntent,
  thanksIntent,
  walletIntent,
} from './spoken.ts';
import { tablePlaceIntent } from './table-place.ts';

/** The first one that knows the question and has an answer gives it. */
export const intents: readonly Intent[] = [
  responsibleGamblingIntent,
  oddsIntent,
  tablePlaceIntent,
  scoreIntent,
  nextMatchIntent,
  liveNowIntent,
  registerIntent,
  walletIntent,
  bonusIntent,
  logInIntent,
  humanIntent,
  thanksIntent,
];

/** Said only where nothing else fits: a greeting often begins a real question. */
export const courtesies: readonly Intent[] = [greetingIntent];
