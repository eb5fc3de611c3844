import { scriptJson } from '@touchline/shared/domain/http/script-json';
import type { Preferences } from './preferences/preferences.ts';
import type { Snapshot } from './stores/resources.ts';

/** The state with which the server rendered the page, and from which the browser hydrates it. */
export interface InitialState {
  now: number;
  preferences: Preferences;
  resources: Snapshot;
  hasRealSeasons?: boolean;
  /** The paths of operations that nobody answers. */
  lacking?: readonly string[];
}

const ELEMENT_ID = 'island';

export const serializeInitialState = (state: InitialState): string =>
  `<script type="application/json" id="${ELEMENT_ID}">${scriptJson(state)}</script>`;

export const readInitialState = (): InitialState =>
  JSON.parse(document.getElementById(ELEMENT_ID)?.textContent ?? '{}') as InitialState;
