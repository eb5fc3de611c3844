import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { languages } from '@touchline/types/client-contract';
import { RECORDINGS_DIR } from '../../packages/gateway/src/config-variables.ts';
import { pages, resolvePath } from '../pages.ts';
import { runSite } from '../site/run-site.ts';
import { shutdownSignal } from '../site/shutdown-signal.ts';
import { productionPrograms } from '../site/site.ts';
import { buildSite } from '../site/site-build.ts';
import { urlOf } from '../site/site-config.ts';
import { createRecorder } from './recorder.ts';

const USAGE = `Records the answers of an upstream, to be played by MOCK_RECORDING=NAME npm start.

  npm run record -- --upstream https://api.example.com --name saturday
  npm run record -- --upstream https://api.example.com --name saturday --once

  --upstream URL   the server, including a path prefix if it has one
  --name NAME      the folder below recordings: letters, digits, - and _
  --once           ends when every page has been visited; without it, it records what you visit until Ctrl-C

It starts the site in front of the upstream and visits every page once in each language. Only public GETs are stored,
without tokens, passwords, cookies and addresses. Look through the files before you commit them all the same.
`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      upstream: { type: 'string', default: '' },
      name: { type: 'string', default: '' },
      once: { type: 'boolean', default: false },
    },
  });
  const { upstream, name, once: isOnce } = values;
  const url = URL.parse(upstream);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`--upstream must be a URL such as https://api.example.com, not '${upstream}'.`);
  if (!/^[\w-]{1,64}$/.test(name))
    throw new Error(`--name must be 1 to 64 letters, digits, - and _, not '${name}'.`);
  const folder = join(RECORDINGS_DIR, name);
  if (existsSync(folder))
    throw new Error(
      `--name: recordings/${name} exists already; delete it, or choose another name.`,
    );
  return { url, name, folder, isOnce };
}

async function expectReachable(url: URL): Promise<void> {
  await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) }).catch(
    ({ message, cause }: Error) => {
      const reason = cause instanceof Error ? cause.message : message;
      throw new Error(`${url.href} cannot be reached: ${reason}.`);
    },
  );
}

const IMAGE = /\/api\/images\/[\w./-]+/g;
const MAX_IMAGES = 300;

/** Opens every page and its images as a browser without scripts does, and the live stream, so that their calls are recorded. */
async function visitPages(site: string, signal: AbortSignal): Promise<void> {
  const get = (path: string) => fetch(site + path, { signal });
  const images = new Set<string>();
  for (const page of pages) {
    const path = await resolvePath(page, async (call) => (await get(call)).json()).catch(() => '');
    for (const language of path ? languages : []) {
      const separator = path.includes('?') ? '&' : '?';
      const text = await (await get(`${path}${separator}lang=${language}`)).text();
      for (const [image] of text.matchAll(IMAGE)) images.add(image);
    }
  }
  for (const image of [...images].slice(0, MAX_IMAGES)) await (await get(image)).arrayBuffer();
  const stream = await get('/api/live/stream');
  await stream.body?.cancel();
}

const print = (text: string) => process.stdout.write(text);

async function main(): Promise<number> {
  const { url, name, folder, isOnce } = readOptions();
  await expectReachable(url);
  const answers = new Set<string>();
  const recorder = createRecorder({
    ...{ upstream: url, folder },
    onAnswer: ({ target, language }) => answers.add(`${language} ${target}`),
  }).listen(0, '127.0.0.1');
  await once(recorder, 'listening');
  const { JWT_SECRET, JWT_PUBLIC_KEY, JWKS_URL } = process.env;
  const hasKey = JWT_SECRET || JWT_PUBLIC_KEY || JWKS_URL;
  const env = {
    ...process.env,
    UPSTREAM_URL: `http://127.0.0.1:${(recorder.address() as AddressInfo).port}`,
    // Nothing that needs a token is recorded.
    ...(!hasKey && { JWT_SECRET: randomBytes(24).toString('hex') }),
    ...{ MOCK_RECORDING: '', MOCK_OPERATIONS: '', MOCK_FALLBACK: '', DEV_TOOLS: 'off' },
  };
  const visited = new AbortController();
  const signal = AbortSignal.any([shutdownSignal(), visited.signal]);
  const code = await runSite(env, signal, {
    programs: productionPrograms,
    async prepare() {
      const built = await buildSite(() => print('Building the site …\n'), { env, signal });
      return built.code === 0 ? undefined : built.output;
    },
    announce: ({ gateway }) => {
      const site = urlOf(gateway);
      visitPages(site, signal).then(
        () => {
          print(
            `Every page has been visited: ${answers.size} answers are in recordings/${name}.\n`,
          );
          if (isOnce) visited.abort('SIGTERM');
        },
        ({ message }: Error) =>
          signal.aborted || print(`A page could not be visited: ${message}\n`),
      );
      return `Recording ${url.href}. Visit ${site}; Ctrl-C ends the recording.\n`;
    },
  });
  recorder.closeAllConnections();
  recorder.close();
  if (code === 0)
    print(
      `${answers.size} answers are in recordings/${name}. Look through them, then: MOCK_RECORDING=${name} npm start\n`,
    );
  return code;
}

try {
  process.exit(await main());
} catch (error) {
  const { message } = error as Error;
  process.stderr.write(`${message}\n${message.startsWith('--') ? `\n${USAGE}` : ''}`);
  process.exit(2);
}
