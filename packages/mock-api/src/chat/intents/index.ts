import type { ChatTexts } from '../languages/en.ts';
import type { Intent } from '../question.ts';
import { dayMatchesReply } from './day-matches.ts';
import { liveReply } from './live-now.ts';
import { nextMatchReply } from './next-match.ts';
import { oddsReply } from './odds.ts';
import { scorersReply, tableReply } from './page-links.ts';
import { scoreReply } from './score.ts';
import { twoTeamsReply } from './two-teams.ts';

/** Topics with one reply each in each language. */
const topics = (...names: readonly (keyof ChatTexts['replies'])[]): Intent[] =>
  names.map((pattern) => ({ pattern, reply: ({ texts }) => texts.replies[pattern] }));

/** Tried in order: the first intent with a reply wins. */
export const intents: readonly Intent[] = [
  // Visitors who need help must not be given odds.
  ...topics('crisis', 'responsibleGambling', 'tooYoung', 'limits', 'money'),
  ...topics('noSpoilers', 'dragLine', 'alerts', 'replayDay'),
  ...topics('oddsFormat', 'timeZone', 'star', 'search', 'install'),
  { pattern: 'scorers', reply: scorersReply },
  { reply: twoTeamsReply },
  { pattern: 'odds', reply: oddsReply },
  { pattern: 'table', reply: tableReply },
  { pattern: 'score', reply: scoreReply },
  { pattern: 'next', reply: nextMatchReply },
  ...topics('settings'),
  { pattern: 'day', reply: dayMatchesReply },
  { pattern: 'live', reply: liveReply },
  ...topics('closeAccount', 'register', 'wallet', 'bonus', 'logIn', 'bet'),
  ...topics('human', 'insult', 'thanks'),
];

/** Tried last, because real questions often start with a greeting. */
export const fallbackIntents: readonly Intent[] = topics('help', 'greeting');
