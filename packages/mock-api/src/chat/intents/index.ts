import type { ChatTexts } from '../languages/en.ts';
import type { Intent } from '../question.ts';
import { dayMatchesReply } from './day-matches.ts';
import { liveReply } from './live-now.ts';
import { nextMatchReply } from './next-match.ts';
import { oddsReply } from './odds.ts';
import { scoreReply } from './score.ts';
import { scorersReply } from './scorers.ts';
import { tableReply } from './table-place.ts';
import { twoTeamsReply } from './two-teams.ts';

const question = (name: keyof ChatTexts['patterns'], reply: Intent['reply']): Intent => ({
  pattern: ({ patterns }) => patterns[name],
  reply,
});

const ANYTHING = /./;

/** Topics with one reply each in each language. */
const topics = (...names: readonly (keyof ChatTexts['topics'])[]): Intent[] =>
  names.map((name) => ({
    pattern: (texts) => texts.topics[name][0],
    reply: ({ texts }) => texts.topics[name][1],
  }));

/** Tried in order: the first intent with a reply wins. */
export const intents: readonly Intent[] = [
  // Visitors who need help must not be given odds.
  ...topics('crisis', 'responsibleGambling', 'tooYoung', 'limits', 'money'),
  ...topics('noSpoilers', 'dragLine', 'delay', 'alerts', 'replayDay'),
  ...topics('oddsFormat', 'timeZone', 'star', 'search', 'install'),
  question('scorers', scorersReply),
  { pattern: () => ANYTHING, reply: twoTeamsReply },
  question('odds', oddsReply),
  question('table', tableReply),
  question('score', scoreReply),
  question('next', nextMatchReply),
  ...topics('settings'),
  question('day', dayMatchesReply),
  question('live', liveReply),
  ...topics('closeAccount', 'register', 'wallet', 'bonus', 'logIn', 'bet'),
  ...topics('human', 'insult', 'thanks'),
];

/** Tried last, because real questions often start with a greeting. */
export const fallbackIntents: readonly Intent[] = topics('help', 'greeting');
