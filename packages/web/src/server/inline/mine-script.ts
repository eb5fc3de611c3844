import { CLUBS_ANSWERED_KEY, STARS_KEY } from '../../state/favourites/keys.ts';

/** Runs in the head of home, before the first paint: marks what it begins with, for which its styles keep room. */
try {
  const storage = localStorage;
  document.documentElement.dataset.mine = /"team\//.test(storage.getItem(STARS_KEY) as string)
    ? 'teams'
    : storage.getItem(CLUBS_ANSWERED_KEY) || 'ask';
} catch {
  // Storage is blocked: there are no stars, and no question.
}
