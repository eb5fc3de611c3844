import type { Print } from '../run-command.ts';
import { run, runProgram } from '../run-command.ts';
import { findChromium, findHeadlessShell } from './find-chromium.ts';

const isRoot = () => process.getuid?.() === 0;

const aptInstall = (name: string, env: NodeJS.ProcessEnv) =>
  run('sh', ['-c', `apt-get update && apt-get install -y ${name}`], {
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/** The path of the browser to test with; installs one if the machine has none. */
export async function installChromium(env: NodeJS.ProcessEnv, print: Print): Promise<string> {
  const found = findChromium(env);
  if (found) return found;

  print('Chromium was not found: installing it …\n');
  // Without access to the download this must fail fast, because apt-get is tried next.
  const shortTimeout = { ...env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' };
  const signal = AbortSignal.timeout(180_000);
  const own = await runProgram('@playwright/test', ['install', 'chromium'], {
    env: shortTimeout,
    signal,
  });
  const downloaded = findChromium(env);
  if (downloaded) return downloaded;

  const system = isRoot()
    ? await aptInstall('chromium', env)
    : { output: 'The system package was not tried, because that needs root.' };
  const packaged = findChromium(env);
  if (packaged) return packaged;

  throw new Error(
    `${own.output}\n${system.output}\nChromium was not found and could not be installed. ` +
      'Install it (Debian: "apt-get install chromium" as root) or set CHROMIUM_PATH to its ' +
      'program, then run the tests again.',
  );
}

/** The path of a headless shell, which CI installs where its system has one; elsewhere of Chromium. */
export async function installHeadlessShell(env: NodeJS.ProcessEnv, print: Print): Promise<string> {
  const found = findHeadlessShell(env);
  if (found) return found;
  if (env.CI && isRoot()) await aptInstall('chromium-headless-shell', env);
  return findHeadlessShell(env) ?? installChromium(env, print);
}
