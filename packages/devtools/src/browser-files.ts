import { readFile } from 'node:fs/promises';
import { GatewayProblem } from '@touchline/api-core/gateway-problem';

/** What the build in vite.config.ts writes. */
const DIST = new URL('../dist/', import.meta.url);
/** The console's first script has had this name since it was served without a build: pages and tools know its address. */
export const SCRIPTS = ['start.ts', 'open-drawer.js'] as const;

/** Read for each request, so that a build needs no restart. */
export async function readBuiltFile(path: string): Promise<string> {
  try {
    return await readFile(new URL(path, DIST), 'utf8');
  } catch (cause) {
    const reason = 'The developer tools are not built: npm start builds them.';
    throw new GatewayProblem(404, reason, { cause });
  }
}
