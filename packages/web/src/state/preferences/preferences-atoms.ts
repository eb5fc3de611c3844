import { atom } from 'jotai';
import { dayOf } from '../../format/compact-day.ts';
import { DEFAULT_ZONE, timezoneOffset } from '../../format/zone.ts';
import { coarseNowAtom } from '../clock/clock.ts';
import { defaultPreferences, type Preferences } from './preferences.ts';

export const preferencesAtom = atom<Preferences>(defaultPreferences);

export const languageAtom = atom((get) => get(preferencesAtom).language);
export const oddsFormatAtom = atom((get) => get(preferencesAtom).odds);

export const contentAtom = atom((get) => get(preferencesAtom).content);

/** The format of the odds; undefined where the visitor hides them. */
export const displayedOddsAtom = atom((get) =>
  get(contentAtom) === 'scores' ? undefined : get(oddsFormatAtom),
);

/** Whether no result may show before the visitor uncovers its match. */
export const spoilerFreeAtom = atom((get) => get(preferencesAtom).results === 'covered');

/** Grows with each uncovered match. */
export const shownVersionAtom = atom(0);

/** PRF-5: the last game shown, for pages without a game in their URL. */
export const gameAtom = atom((get) => get(preferencesAtom).game);
export const dayOrderAtom = atom((get) => get(preferencesAtom).dayOrder);
export const themeAtom = atom((get) => get(preferencesAtom).theme);

const zoneOf = ({ zone, deviceZone }: Preferences): string =>
  zone === 'device' ? (deviceZone ?? DEFAULT_ZONE) : zone;

/** The zone in which times are shown: the default zone until the device's is known. */
export const zoneAtom = atom((get) => zoneOf(get(preferencesAtom)));

/** What a page's calls depend on besides its URL. */
export interface CallContext {
  language: Preferences['language'];
  zone: string;
  /** The zone's current one, in minutes east of UTC. */
  offset: number;
  /** Today in the visitor's zone, as yyyyMMdd. */
  today: string;
}

export const callContextOf = (preferences: Preferences, now: number): CallContext => ({
  language: preferences.language,
  zone: zoneOf(preferences),
  offset: timezoneOffset(zoneOf(preferences), now),
  today: dayOf(now, zoneOf(preferences)),
});

const offsetAtom = atom((get) => timezoneOffset(get(zoneAtom), get(coarseNowAtom)));

const todayAtom = atom((get) => dayOf(get(coarseNowAtom), get(zoneAtom)));

export const callContextAtom = atom<CallContext>((get) => ({
  language: get(languageAtom),
  zone: get(zoneAtom),
  offset: get(offsetAtom),
  today: get(todayAtom),
}));

export const changePreferencesAtom = atom(null, (get, set, change: Partial<Preferences>) =>
  set(preferencesAtom, { ...get(preferencesAtom), ...change }),
);
