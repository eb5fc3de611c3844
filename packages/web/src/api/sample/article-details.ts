import type { ArticleId } from './articles.ts';

/** The match shown in an article: the next or last one of a club, or of a cup, when the article is rendered. */
export type MatchPick = { readonly which: 'upcoming' | 'finished' } & (
  | { readonly teamId: string; readonly cupId?: undefined }
  | { readonly cupId: string }
);

interface ArticleDetails {
  readonly author: 'solheim' | 'okonjo' | 'laurent' | 'hale';
  readonly match: MatchPick;
}

const next = (teamId: string): MatchPick => ({ teamId, which: 'upcoming' });
const last = (teamId: string): MatchPick => ({ teamId, which: 'finished' });

/** What only the page of an article shows: no part of the first load of the others. */
export const articleDetails: Readonly<Record<ArticleId, ArticleDetails>> = {
  'ar-three-changes': { author: 'solheim', match: next('te-eng-7') },
  'ar-bay-kings': { author: 'laurent', match: next('te-usa-b1') },
  'ar-paper-tigers': { author: 'hale', match: next('te-lol-1') },
  'ar-read-a-price': { author: 'solheim', match: next('te-eng-1') },
  'ar-long-throw': { author: 'okonjo', match: last('te-eng-12') },
  'ar-granite-bears': { author: 'laurent', match: last('te-usa-b3') },
  'ar-hollow-owls': { author: 'hale', match: next('te-cs-9') },
  'ar-montesol-grass': { author: 'okonjo', match: next('te-esp-2') },
  'ar-silk-road': { author: 'laurent', match: next('te-chn-b1') },
  'ar-best-of': { author: 'hale', match: next('te-rl-7') },
  'ar-blackmere-academy': { author: 'solheim', match: last('te-eng-1') },
  'ar-quarter-by-quarter': { author: 'laurent', match: last('te-usa-b1') },
  'ar-lunar-vector': { author: 'hale', match: last('te-dota-1') },
  'ar-nordhafen-wind': { author: 'okonjo', match: next('te-ger-3') },
  'ar-cup-draw': { author: 'solheim', match: { cupId: 'to-engcup', which: 'upcoming' } },
};
