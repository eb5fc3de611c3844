import { served } from '../../tools/site/site.ts';

/** How `npm start` starts the bundled API, from the root of the project. */
export const bundledApi = [process.execPath, ...served.mockApi];
