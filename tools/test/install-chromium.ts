import { run } from '../run.ts';
import { bin } from '../workspace.ts';
import { findChromium } from './find-chromium.ts';
import type { Print } from './steps.ts';

const isRoot = () => process.getuid?.() === 0;

/** The browser to test with, installed first where the machine has none. */
export async function installChromium(env: NodeJS.ProcessEnv, print: Print): Promise<string> {
  const found = findChromium(env);
  if (found) return found;

  print('No Chromium here: installing one …\n');
  // Where the download is out of reach this must fail soon, for there is a second way.
  const hurried = { ...env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' };
  const signal = AbortSignal.timeout(180_000);
  const own = await run(bin('playwright'), ['install', 'chromium'], { env: hurried, signal });
  const downloaded = findChromium(env);
  if (downloaded) return downloaded;

  const apt = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  const system = isRoot()
    ? await run('sh', ['-c', 'apt-get update && apt-get install -y chromium'], apt)
    : { output: 'The system package was not tried: that takes root.' };
  const packaged = findChromium(env);
  if (packaged) return packaged;

  throw new Error(
    `${own.output}\n${system.output}\nThere is no Chromium to test with and none could be ` +
      'installed. Install one (Debian: "apt-get install chromium" as root) or set CHROMIUM_PATH ' +
      'to the program, and run the tests again.',
  );
}
