import { atom } from 'jotai';
import { dayOf } from '../../format/compact-day.ts';
import { houseZone, timezoneOffset } from '../../format/zone.ts';
import { steadyNowAtom } from '../clock/clock.ts';
import { defaultPreferences, type Preferences } from './preferences.ts';

const heldAtom = atom<Preferences>(defaultPreferences);

export const preferencesAtom = atom((get) => get(heldAtom));

export const languageAtom = atom((get) => get(heldAtom).language);
export const oddsFormatAtom = atom((get) => get(heldAtom).odds);
export const movesAtom = atom((get) => get(heldAtom).moves);
export const densityAtom = atom((get) => get(heldAtom).density);

export const contentAtom = atom((get) => get(heldAtom).content);

/** The format of the odds that are shown, if any are. */
export const shownOddsAtom = atom((get) =>
  get(contentAtom) === 'scores' ? undefined : get(oddsFormatAtom),
);

/** PRF-5: shared by the pages that have no game of their own. */
export const gameAtom = atom((get) => get(heldAtom).game);
export const themeAtom = atom((get) => get(heldAtom).theme);

const zoneOf = ({ zone, deviceZone }: Preferences): string =>
  zone === 'device' ? (deviceZone ?? houseZone) : zone;

/** The zone in which times are shown; until the device has told its own, the house's. */
export const zoneAtom = atom((get) => zoneOf(get(heldAtom)));

/** What the answer to a call depends on. */
export interface View {
  language: Preferences['language'];
  offset: number;
  /** The visitor's day, as yyyyMMdd. */
  today: string;
}

export const viewOf = (preferences: Preferences, now: number): View => ({
  language: preferences.language,
  offset: timezoneOffset(zoneOf(preferences), now),
  today: dayOf(now, zoneOf(preferences)),
});

const offsetAtom = atom((get) => timezoneOffset(get(zoneAtom), get(steadyNowAtom)));

const todayAtom = atom((get) => dayOf(get(steadyNowAtom), get(zoneAtom)));

export const viewAtom = atom<View>((get) => ({
  language: get(languageAtom),
  offset: get(offsetAtom),
  today: get(todayAtom),
}));

export const changePreferencesAtom = atom(null, (get, set, change: Partial<Preferences>) =>
  set(heldAtom, { ...get(heldAtom), ...change }),
);
