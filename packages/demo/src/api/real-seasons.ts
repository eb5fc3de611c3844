import { historyOf, type SeasonsFile } from '@touchline/mock-api/history/seasons-file';
import { createWorld } from '@touchline/mock-api/world';
import type { Readings } from './search-index.ts';

/** Not among the files that are stored for a visit without a network: it is loaded when real seasons are entered. */
export const SEASONS_FILE = 'data/seasons.bin';

/** The real seasons of the demo: gzip, whose bytes no static host changes. */
export interface DemoSeasons extends SeasonsFile {
  readonly readings: Readings;
}

type WorldOptions = Omit<Parameters<typeof createWorld>[0], 'history'>;

export async function openRealSeasons(
  files: { get(file: string): Promise<Response> },
  options: WorldOptions,
) {
  const { ok, status, body } = await files.get(SEASONS_FILE);
  if (!ok || !body) throw new Error(`${SEASONS_FILE}: the host responded with ${status}.`);
  const json = body.pipeThrough(new DecompressionStream('gzip'));
  const { readings, ...seasons } = (await new Response(json).json()) as DemoSeasons;
  return { world: createWorld({ ...options, history: historyOf(seasons) }), readings };
}
