import { parseCount, readOptions } from '../../tools/test/options.ts';

export interface SoakCommand {
  minutes: number;
  /** Readers of live streams. */
  streams: number;
  /** Whether the page is written into docs. */
  isPublished: boolean;
}

const DEFAULT_MINUTES = 3;
export const DEFAULT_STREAMS = 60;

export function readSoakOptions(args: string[]): SoakCommand {
  const { values, positionals } = readOptions({
    args,
    allowPositionals: true,
    options: { streams: { type: 'string' }, publish: { type: 'boolean' } },
  });
  const [minutes, ...others] = positionals;
  if (others.length > 0) throw new Error(`One number of minutes is valid, not '${others[0]}' too.`);
  return {
    minutes: minutes === undefined ? DEFAULT_MINUTES : parseCount('minutes', minutes),
    streams: values.streams === undefined ? DEFAULT_STREAMS : parseCount('streams', values.streams),
    isPublished: values.publish ?? false,
  };
}
