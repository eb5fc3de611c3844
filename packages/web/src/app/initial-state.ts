import type { Snapshot } from '../state/data/resources.ts';
import type { Preferences } from '../state/preferences/preferences.ts';

/** The state with which the server rendered the page, and from which the browser hydrates it. */
export interface InitialState {
  now: number;
  preferences: Preferences;
  resources: Snapshot;
}

const ELEMENT_ID = 'island';

/** Escapes every `<`, so that no data can end the element or open a comment. */
export const serializeInitialState = (state: InitialState): string =>
  `<script type="application/json" id="${ELEMENT_ID}">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`;

export const readInitialState = (): InitialState =>
  JSON.parse(document.getElementById(ELEMENT_ID)?.textContent ?? '{}') as InitialState;
