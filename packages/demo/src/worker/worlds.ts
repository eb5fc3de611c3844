import { lazyAsync } from '@touchline/mock-api/lazy';
import { createWorld } from '@touchline/mock-api/world';
import type { openAccounts } from '../accounts/open-accounts.ts';
import { createDemoApi, type DemoApiOptions } from '../api/demo-api.ts';
import { type EnteredWorld, instantIn, readEntrance } from '../api/entered-world.ts';
import { MatchLists } from '../api/match-lists.ts';
import { createMockApi, type MockApiOptions } from '../api/mock-api.ts';
import { openRealSeasons } from '../api/real-seasons.ts';
import type { Readings } from '../api/search-index.ts';
import { WARM_CACHE } from '../api/warm-up.ts';
import { EnteredWorldStore } from './entered-world-store.ts';
import type { Files } from './files.ts';

const OPTIONS = { seed: 'touchline', size: 'standard', cacheLimits: WARM_CACHE } as const;

type World = ReturnType<typeof createWorld>;

interface WorldsOptions
  extends Pick<MockApiOptions, 'fileOf'>,
    Pick<DemoApiOptions, 'shownMatches'> {
  readonly files: Files;
  readonly accounts: ReturnType<typeof openAccounts>;
  /** The cache of the worker's settings. */
  readonly settings: string;
}

export interface DemoWorld {
  readonly world: World;
  readonly matchLists: MatchLists;
  readonly answer: ReturnType<typeof createDemoApi>;
}

/** The world of the present, and the one that this browser has entered. */
export class Worlds {
  readonly present: DemoWorld;
  readonly #options: WorldsOptions;
  readonly #store: EnteredWorldStore;
  #opened: { readonly entered: EnteredWorld; readonly world: Promise<DemoWorld> } | undefined;
  readonly #real: () => ReturnType<typeof openRealSeasons>;

  constructor(options: WorldsOptions) {
    this.#options = options;
    this.#real = lazyAsync(() => openRealSeasons(options.files, OPTIONS));
    this.#store = new EnteredWorldStore(options.settings);
    this.present = this.#open(createWorld(OPTIONS), Date.now, this.#readings);
  }

  readonly #readings = async (): Promise<Readings> =>
    JSON.parse(
      (await this.#options.files.text('data/readings.json')) ?? '{"characters":{},"names":{}}',
    );

  #open(world: World, clock: () => number, readings: () => Promise<Readings>): DemoWorld {
    const { accounts, fileOf, shownMatches } = this.#options;
    const matchLists = new MatchLists();
    const mockApi = createMockApi({ world, matchLists, clock, ...accounts, fileOf });
    return { world, matchLists, answer: createDemoApi({ mockApi, clock, readings, shownMatches }) };
  }

  async #openEntered(entered: EnteredWorld): Promise<DemoWorld> {
    const clock = () => instantIn(entered, Date.now());
    if (!entered.seasons) return this.#open(this.present.world, clock, this.#readings);
    const { world, readings } = await this.#real();
    return this.#open(world, clock, async () => readings);
  }

  async current(): Promise<DemoWorld> {
    const entered = await this.#store.read();
    if (!entered) return this.present;
    if (this.#opened?.entered !== entered) {
      this.#opened = { entered, world: this.#openEntered(entered) };
    }
    const opened = this.#opened;
    try {
      return await opened.world;
    } catch (error) {
      // The next call opens it again, unless that has been done.
      if (this.#opened === opened) this.#opened = undefined;
      throw error;
    }
  }

  /** What a document says of its world, as attributes of its root. */
  async attributes(): Promise<Readonly<Record<string, string>>> {
    const entered = await this.#store.read();
    if (!entered) return {};
    return {
      'data-world-now': String(Math.floor(instantIn(entered, Date.now()) / 1000) * 1000),
      ...(entered.seasons && { 'data-seasons': entered.seasons }),
    };
  }

  /** Follows a link to /worlds/enter, and returns the path of the page to open. */
  async enter(url: URL): Promise<string> {
    const { world, to } = readEntrance(url, Date.now());
    await this.#store.write(world);
    return to;
  }
}
