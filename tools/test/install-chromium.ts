import { run } from '../run-command.ts';
import { bin } from '../workspace.ts';
import { findChromium } from './find-chromium.ts';
import type { Print } from './steps.ts';

const isRoot = () => process.getuid?.() === 0;

/** The path of the browser to test with; installs one if the machine has none. */
export async function installChromium(env: NodeJS.ProcessEnv, print: Print): Promise<string> {
  const found = findChromium(env);
  if (found) return found;

  print('Chromium was not found: installing it …\n');
  // Without access to the download this must fail fast, because apt-get is tried next.
  const shortTimeout = { ...env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' };
  const signal = AbortSignal.timeout(180_000);
  const own = await run(bin('playwright'), ['install', 'chromium'], { env: shortTimeout, signal });
  const downloaded = findChromium(env);
  if (downloaded) return downloaded;

  const apt = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  const system = isRoot()
    ? await run('sh', ['-c', 'apt-get update && apt-get install -y chromium'], apt)
    : { output: 'The system package was not tried, because that needs root.' };
  const packaged = findChromium(env);
  if (packaged) return packaged;

  throw new Error(
    `${own.output}\n${system.output}\nChromium was not found and could not be installed. ` +
      'Install it (Debian: "apt-get install chromium" as root) or set CHROMIUM_PATH to its ' +
      'program, then run the tests again.',
  );
}
