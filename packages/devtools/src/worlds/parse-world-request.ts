import { worldAtOf } from '@touchline/shared/domain/http/world-headers';
import { isScenario, scenarioNames } from '@touchline/shared/domain/scenario-names';
import { MOMENT_FORMS, parseMoment } from '@touchline/shared/domain/time/parse-moment';
import type { ListedScenario } from '../console-data.ts';
import { isoOf } from '../enter-url.ts';
import type { WorldSource } from './dev-api.ts';

/** The world that a URL of /worlds/enter requests, and the page to open in it. */
export interface WorldRequest {
  readonly at: RequestedInstant | undefined;
  readonly scenarios: readonly string[];
  /** The value of `x-mock-overrides`; validated by the upstream. */
  readonly overrides: string | undefined;
  /** The value of `x-mock-facts`; validated by the upstream. */
  readonly facts: string | undefined;
  /** What the world has to be made from. */
  readonly source: WorldSource;
  readonly to: string;
}

interface RequestedInstant {
  /** Whether it depends on the instant of the shared world. */
  readonly isRelative: boolean;
  /** The value of `x-world-at`. Durations from now are resolved, so that the world stays where it is. */
  headerAt(worldNow: number): string;
}

const LAST_YEAR_END = Date.UTC(10_000, 0);

/** A path of this site, and nothing that a browser would resolve to another host. */
export const isPath = (to: string) => /^\/(?![/\\])[\x21-\x7e]*$/.test(to);

function parseInstant(
  text: string,
  speed: string | undefined,
  now: number,
): RequestedInstant | { error: string } {
  // A whole value of the header, with its own speed.
  if (text.includes(';')) return { isRelative: false, headerAt: () => text };
  const failed = (reason: string) => ({
    error: `The instant '${text.slice(0, 80)}' ${reason}. Use ${MOMENT_FORMS}.`,
  });
  const parsed = parseMoment(text);
  if (!parsed.ok) return failed(parsed.error);
  const { isRelative, at } = parsed.moment;
  if (!(Math.abs(at(now)) < LAST_YEAR_END)) return failed('is beyond the year 9999');
  return { isRelative, headerAt: (worldNow) => worldAtOf(isoOf(at(worldNow)), speed, now) };
}

/** Parses the query, or returns what is wrong with it. Range and speed are validated by the upstream. */
export function parseWorldRequest(
  query: URLSearchParams,
  now: number,
  listed: readonly Pick<ListedScenario, 'name' | 'to'>[] = [],
): WorldRequest | { error: string } {
  const atText = query.get('at')?.trim();
  const names = query
    .getAll('scenario')
    .flatMap((text) => text.split(','))
    .map((name) => name.trim())
    .filter(Boolean);
  const fileOf = (wanted: string) => listed.find(({ name }) => name === wanted);
  const unknown = names.find((name) => !isScenario(name) && !fileOf(name));
  if (unknown !== undefined) {
    const known = [...new Set([...scenarioNames, ...listed.map(({ name }) => name)])].join(', ');
    return { error: `There is no scenario '${unknown.slice(0, 80)}'. Choose from: ${known}.` };
  }
  const to = query.get('to') || names.map(fileOf).find((file) => file?.to)?.to || '/';
  if (!isPath(to))
    return { error: 'The page must be a path of this site, like /football/matches.' };
  const at = atText ? parseInstant(atText, query.get('speed') || undefined, now) : undefined;
  if (at && 'error' in at) return at;
  return {
    at,
    scenarios: names,
    overrides: query.get('overrides')?.trim() || undefined,
    facts: query.get('facts')?.trim() || undefined,
    source: { seed: query.get('seed') ?? undefined, size: query.get('size') ?? undefined },
    to,
  };
}
