import { productionPrograms } from '../../tools/site/site-processes.ts';

/** The command by which `npm start` starts the mock API, from the project root. */
export const mockApi = [process.execPath, ...productionPrograms.mockApi];
