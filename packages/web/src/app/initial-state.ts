import type { Snapshot } from '../state/data/resources.ts';
import type { Preferences } from '../state/preferences/preferences.ts';

/** What the server saw when it drew the page, for the browser to begin with. */
export interface InitialState {
  now: number;
  preferences: Preferences;
  resources: Snapshot;
}

const INITIAL_STATE_ID = 'island';

/** No `<` survives, so nothing in the data can end the element or open a comment. */
export const serializeInitialState = (island: InitialState): string =>
  `<script type="application/json" id="${INITIAL_STATE_ID}">${JSON.stringify(island).replaceAll('<', '\\u003c')}</script>`;

export const readInitialState = (): InitialState =>
  JSON.parse(document.getElementById(INITIAL_STATE_ID)?.textContent ?? '{}') as InitialState;
