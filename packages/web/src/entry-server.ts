import type { PageRenderer } from '@touchline/shared/domain/page-renderer';
import { readAssets } from './server/assets.ts';
import { rendererWith } from './server/renderer.ts';

export { initialBundles } from './server/initial-bundles.ts';

/** The gateway's entry to the built site. */
export const createRenderer = async (clientDir: URL): Promise<PageRenderer> =>
  rendererWith(await readAssets(clientDir));
