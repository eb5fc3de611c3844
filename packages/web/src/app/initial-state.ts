import type { Snapshot } from '../state/data/resources.ts';
import type { Preferences } from '../state/preferences/preferences.ts';

/** What the server saw when it drew the page, for the browser to begin with. */
export interface Island {
  now: number;
  preferences: Preferences;
  resources: Snapshot;
}

const islandId = 'island';

/** No `<` survives, so nothing in the data can end the element or open a comment. */
export const writeIsland = (island: Island): string =>
  `<script type="application/json" id="${islandId}">${JSON.stringify(island).replaceAll('<', '\\u003c')}</script>`;

export const readIsland = (): Island =>
  JSON.parse(document.getElementById(islandId)?.textContent ?? '{}') as Island;
