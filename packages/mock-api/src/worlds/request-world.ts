import type { IncomingHttpHeaders } from 'node:http';
import { readCookies } from '@touchline/shared/domain/http/cookies';
import type { WorldHeader } from '@touchline/shared/domain/http/world-headers';
import { badInput } from '@touchline/shared/server/http/http-problem';
import type { FieldError } from '@touchline/types';
import type { Facts } from '../world/given.ts';
import type { World } from '../world/world-view.ts';
import type { DeriveWorld } from './derived-worlds.ts';
import type { Effect } from './effect.ts';
import { isFarApart } from './far-call.ts';
import type { NamedWorlds } from './named-worlds.ts';
import { type CheckedOverrides, mergeOverrides, NO_OVERRIDES } from './overrides/overrides.ts';
import type { Clocks } from './parse-world-at.ts';
import type { StoredTexts } from './stored-texts.ts';
import { type PathError, scenarioNamesOf } from './world-text.ts';

/** The world that one request sees. */
export interface RequestWorld {
  readonly world: World;
  /** In seconds. */
  readonly instant: number;
  readonly effects: readonly Effect[];
  /** Identifies instant, scenarios and overrides, for cache keys and keyed randomness. */
  readonly key: string;
  /** Not the shared world: others must not see the response in a cache. */
  readonly isPrivate: boolean;
  /** Whether its instant is far from the server's own. */
  readonly isFar?: boolean;
}

/** `now` is in milliseconds. */
function sharedWorld(world: World, now: number): RequestWorld {
  const instant = Math.floor(now / 1000);
  return {
    world,
    instant,
    effects: [],
    key: String(instant),
    isPrivate: false,
  };
}

/** A member of the world as a header or a cookie carries it. */
interface Member {
  readonly name: string;
  readonly text: string;
  readonly source: 'header' | 'cookie';
}

function findMember(headers: IncomingHttpHeaders, name: WorldHeader): Member | undefined {
  const header = headers[name];
  if (header) return { name, text: String(header), source: 'header' };
  const cookie = headers.cookie && readCookies(headers.cookie)[name];
  return cookie ? { name, text: cookie, source: 'cookie' } : undefined;
}

const quote = (text: string) => `'${text.slice(0, 80)}'`;

const fieldErrors = ({ name, source }: Member, errors: readonly PathError[]): FieldError[] =>
  errors.map(({ message }) => ({ field: name, in: source, message }));

/** Reports what is wrong with a member. */
type Refuse = (message: string) => undefined;

/** luxon is loaded by the first request that needs it. */
async function readInstant(text: string, clocks: Clocks, refuse: Refuse) {
  const { parseWorldAt, WORLD_AT_RULE } = await import('./parse-world-at.ts');
  const parsed = parseWorldAt(text, clocks);
  return parsed.ok ? parsed.instant : refuse(`${parsed.error} (${quote(text)}); ${WORLD_AT_RULE}`);
}

async function findNamed(text: string, namedWorlds: NamedWorlds, refuse: Refuse) {
  const names = scenarioNamesOf(text);
  const found = await Promise.all(names.map((name) => namedWorlds.find(name)));
  const named = found.filter((one) => one !== undefined);
  if (named.length === names.length) return named;
  const known = (await namedWorlds.list()).map(({ name }) => name).join(', ');
  // A file that has errors is missing from the list.
  const reason = ['', ...(await namedWorlds.errors())].join('; ');
  return refuse(
    `must be a comma-separated list of scenarios (${known}), not ${quote(text)}${reason}`,
  );
}

async function readText<Checked>(text: string, texts: StoredTexts<Checked>, refuse: Refuse) {
  const result = await texts.read(text);
  if (result.ok) return result.value;
  for (const { message } of result.errors) refuse(message);
  return undefined;
}

/** Loaded by the first request with overrides: it compiles schemas. */
async function overrideEffects(overrides: CheckedOverrides): Promise<Effect[]> {
  if (overrides.byOperation.size === 0) return [];
  const { overrideEffect } = await import('./overrides/override-effect.ts');
  return [overrideEffect(overrides)];
}

/** What the world of a request is made of. */
export interface WorldParts {
  readonly world: World;
  readonly deriveWorld: DeriveWorld;
  readonly namedWorlds: NamedWorlds;
  readonly overrideTexts: StoredTexts<CheckedOverrides>;
  readonly factTexts: StoredTexts<Facts>;
  readonly clock: { real(): number; world(): number };
  readonly devTools: boolean;
  readonly effects?: () => readonly Effect[];
}

/**
 * Reads `x-world-at`, `x-mock-scenario`, `x-mock-overrides` and `x-mock-facts`; a header takes precedence over the cookie
 * of the same name, and the request's own instant and overrides over those of the worlds that it names.
 */
export function requestWorldReader(parts: WorldParts) {
  const { world, deriveWorld, namedWorlds, overrideTexts, factTexts, clock, devTools } = parts;
  const { effects: serverEffects } = parts;

  async function read(headers: IncomingHttpHeaders, clocks: Clocks): Promise<RequestWorld> {
    const at = findMember(headers, 'x-world-at');
    const scenario = findMember(headers, 'x-mock-scenario');
    const override = findMember(headers, 'x-mock-overrides');
    const fact = findMember(headers, 'x-mock-facts');
    if (!at && !scenario && !override && !fact) return sharedWorld(world, clocks.world);

    const errors: FieldError[] = [];
    const refuser =
      ({ name, source }: Member): Refuse =>
      (message) =>
        void errors.push({ field: name, in: source, message });
    const ownInstant = at && (await readInstant(at.text, clocks, refuser(at)));
    const named = scenario && (await findNamed(scenario.text, namedWorlds, refuser(scenario)));
    const own = override && (await readText(override.text, overrideTexts, refuser(override)));
    const facts = fact && (await readText(fact.text, factTexts, refuser(fact)));
    const worldAt = named?.findLast((one) => one.worldAt)?.worldAt;
    const namedInstant =
      !at && scenario && worldAt && (await readInstant(worldAt, clocks, refuser(scenario)));
    if (errors.length > 0) throw badInput(...errors);

    const shared = sharedWorld(world, ownInstant || namedInstant || clocks.world);
    const all = named ?? [];
    const overrides = mergeOverrides([...all.map((one) => one.overrides), own ?? NO_OVERRIDES]);
    const effects = [...all.flatMap((one) => one.effects), ...(await overrideEffects(overrides))];
    const scenarios = all.flatMap((one) => one.scenarios);
    const derived = await deriveWorld(world, {
      size: effects.findLast((effect) => effect.size)?.size,
      hasRealSeasons: effects.some(({ seasons }) => seasons),
      facts,
    });
    // Only facts can be wrong here.
    if (!derived.ok) throw badInput(...fieldErrors(fact as Member, derived.errors));
    const texts = [scenarios.join(), overrides.key, facts ? JSON.stringify(facts.text) : ''];
    return {
      world: derived.value,
      instant: shared.instant,
      effects,
      key: [shared.key, texts.filter(Boolean).join(' ')].join(' '),
      isPrivate: true,
      isFar: isFarApart(shared.instant, clocks.world / 1000),
    };
  }

  const readShared = ({ headers }: { readonly headers: IncomingHttpHeaders }) => {
    const clocks = { real: clock.real(), world: clock.world() };
    return devTools ? read(headers, clocks) : sharedWorld(world, clocks.world);
  };
  if (!serverEffects) return readShared;
  return async (request: { readonly headers: IncomingHttpHeaders }): Promise<RequestWorld> => {
    const own = await readShared(request);
    const effects = [...serverEffects(), ...own.effects];
    return { ...own, effects, isPrivate: own.isPrivate || effects.length > 0 };
  };
}
