import type { PageRenderer } from '@touchline/types';
import { readAssets } from './server/assets.ts';
import { rendererWith } from './server/renderer.ts';

export { initialBundles } from './server/initial-bundles.ts';

/** What the gateway loads. */
export const createRenderer = async (clientDir: URL): Promise<PageRenderer> =>
  rendererWith(await readAssets(clientDir));
