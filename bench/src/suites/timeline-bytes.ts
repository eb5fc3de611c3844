import { brotliCompressSync, constants } from 'node:zlib';
import { createWorld } from '@touchline/mock-api/world';
import { figures } from '../figures.ts';
import type { Row } from '../result-row.ts';

const suite = 'timeline of a match (standard world)';
const DAY_SECONDS = 86_400;
const SATURDAY = Date.UTC(2026, 10, 28) / 1000;
const SPORTS = ['football', 'basketball', 'esports'] as const;
const MOST_MATCHES = 400;
const MAX_FOOTBALL_KB = 12;
/** The quality that the gateway uses. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

function rowsOf(sport: (typeof SPORTS)[number]): Row[] {
  const view = createWorld({ seed: 'touchline', size: 'standard' }).at(
    SATURDAY + 3 * DAY_SECONDS,
    'en',
  );
  const texts = view
    .matchesBetween(SATURDAY, SATURDAY + 2 * DAY_SECONDS, sport)
    .filter(({ statusId }) => statusId === 'FINISHED')
    .slice(0, MOST_MATCHES)
    .map(({ id }) => JSON.stringify({ data: view.timeline(id) }));
  const row = (what: string, bytes: readonly number[], wanted?: Row['wanted']): Row => ({
    suite,
    what: `${sport}, ${texts.length} matches: ${what}`,
    unit: 'kB',
    figures: figures(bytes.map((count) => count / 1000)),
    ...(wanted && { wanted }),
  });
  const compressed = texts.map((text) => brotliCompressSync(text, BROTLI).length);
  const limit = sport === 'football' ? { atMost: MAX_FOOTBALL_KB } : undefined;
  return [
    row(
      'plain',
      texts.map((text) => Buffer.byteLength(text)),
    ),
    row('compressed', compressed),
    row('compressed, the largest', [Math.max(...compressed)], limit),
  ];
}

/** The bytes of `/matches/timeline` for the matches of a weekend that are over. */
export const timelineBytes = async (): Promise<Row[]> => SPORTS.flatMap(rowsOf);
