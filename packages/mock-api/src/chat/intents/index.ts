import type { Intent } from '../question.ts';
import { dayMatchesIntent } from './day-matches.ts';
import { liveNowIntent } from './live-now.ts';
import { nextMatchIntent } from './next-match.ts';
import { oddsIntent } from './odds.ts';
import { scoreIntent } from './score.ts';
import { scorersIntent } from './scorers.ts';
import { tablePlaceIntent } from './table-place.ts';
import { topic } from './topic.ts';
import { twoTeamsIntent } from './two-teams.ts';

/** Tried in order: the first intent with a reply wins. */
export const intents: readonly Intent[] = [
  // Visitors who need help must not be given odds.
  topic('crisis'),
  topic('responsibleGambling'),
  topic('tooYoung'),
  topic('limits'),
  topic('money'),
  topic('noSpoilers'),
  topic('dragLine'),
  topic('delay'),
  topic('alerts'),
  topic('replayDay'),
  topic('oddsFormat'),
  topic('timeZone'),
  topic('star'),
  topic('search'),
  topic('install'),
  scorersIntent,
  twoTeamsIntent,
  oddsIntent,
  tablePlaceIntent,
  scoreIntent,
  nextMatchIntent,
  topic('settings'),
  dayMatchesIntent,
  liveNowIntent,
  topic('closeAccount'),
  topic('register'),
  topic('wallet'),
  topic('bonus'),
  topic('logIn'),
  topic('bet'),
  topic('human'),
  topic('insult'),
  topic('thanks'),
];

/** Tried last, because real questions often start with a greeting. */
export const fallbackIntents: readonly Intent[] = [topic('help'), topic('greeting')];
