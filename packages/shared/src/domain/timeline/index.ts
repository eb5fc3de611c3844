export {
  actionCounts,
  boxScoreAt,
  countActions,
  minutesOnClock,
  type PlayerCounts,
} from './box-score-at.ts';
export { cutTimeline } from './cut-timeline.ts';
export { dropBefore } from './drop-before.ts';
export { beginTimeline, extendTimeline } from './extend-timeline.ts';
export { findLast, scoreIn } from './find-last.ts';
export { foldTimeline, type TimelineFold } from './fold-timeline.ts';
export { type EsportsCount, ratingsOf } from './ratings.ts';
export { readClock } from './read-clock.ts';
export { statisticsAt } from './statistics-at.ts';
