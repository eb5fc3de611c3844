import type { Remember } from '@touchline/shared/domain/page-renderer';
import { SHOWN_COOKIE } from '@touchline/shared/domain/spoilers/shown-matches';
import { type CoverResults, coverResults } from '../api/spoilers/cover-results.ts';
import '../features/matches/spoilers/show-part.tsx';
import { readCookie } from '../state/storage/read-cookie.ts';

const REMEMBERED_MS = 30_000;

function rememberForSeconds(): Remember {
  const made = new Map<string, { readonly at: number; readonly value: Promise<unknown> }>();
  return (key, make) => {
    const known = made.get(key);
    if (known && Date.now() - known.at < REMEMBERED_MS) return known.value as never;
    const value = make();
    made.set(key, { at: Date.now(), value });
    value.catch(() => made.delete(key));
    return value;
  };
}

/** Loaded before hydration where results are covered. */
export const coverInBrowser = (): CoverResults =>
  coverResults(() => readCookie(SHOWN_COOKIE), rememberForSeconds());
