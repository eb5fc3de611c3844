import { productionPrograms } from '../../tools/site/site.ts';

/** The command by which `npm start` starts the bundled API, from the project root. */
export const bundledApi = [process.execPath, ...productionPrograms.mockApi];
