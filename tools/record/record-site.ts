import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Print } from '../run-command.ts';
import { listenOnLoopback } from '../site/ports.ts';
import { productionPrograms, runSite } from '../site/run-site.ts';
import { buildSite } from '../site/site-build.ts';
import { createRecorder } from './recorder.ts';
import { reasonOf, visitPages } from './visit-pages.ts';

export interface RecordSiteOptions {
  readonly upstream: URL;
  /** The folder of all recordings, and that of this one below it. */
  readonly recordings: string;
  readonly name: string;
  /** Ends after the visit of all pages. */
  readonly isOnce: boolean;
  readonly print: Print;
  readonly env: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
  readonly run?: typeof runSite;
}

async function expectReachable(url: URL): Promise<void> {
  await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) }).catch((error) => {
    throw new Error(`${url.href} cannot be reached: ${reasonOf(error)}.`);
  });
}

/** Runs the site in front of a recorder and visits its pages; returns the exit code. */
export async function recordSite(options: RecordSiteOptions): Promise<number> {
  const { upstream, recordings, name, isOnce, print, run = runSite } = options;
  const folder = join(recordings, name);
  if (existsSync(folder))
    throw new Error(
      `--name: recordings/${name} exists already; delete it, or choose another name.`,
    );
  await expectReachable(upstream);

  const answers = new Set<string>();
  const redactions: string[] = [];
  const recorder = createRecorder({
    upstream,
    folder,
    onRedacted: (rule) => redactions.push(rule),
    onAnswer: ({ target, language }) => answers.add(`${language} ${target}`),
  });
  const upstreamUrl = await listenOnLoopback(recorder);
  const { JWT_SECRET, JWT_PUBLIC_KEY, JWKS_URL } = options.env;
  const hasKey = JWT_SECRET || JWT_PUBLIC_KEY || JWKS_URL;
  const env = {
    ...options.env,
    UPSTREAM_URL: upstreamUrl,
    // Nothing that needs a token is recorded.
    ...(!hasKey && { JWT_SECRET: randomBytes(24).toString('hex') }),
    MOCK_RECORDING: '',
    MOCK_OPERATIONS: '',
    MOCK_FALLBACK: '',
    DEV_TOOLS: 'off',
    LOG_LEVEL: options.env.LOG_LEVEL || 'warn',
  };

  const over = new AbortController();
  const signal = AbortSignal.any([options.signal, over.signal]);
  let isReady = false;
  let hasFailed = false;

  async function visit(site: string): Promise<void> {
    try {
      await visitPages(site, signal);
      print(`Every page has been visited.${isOnce ? '' : ' Visit more, or end with Ctrl-C.'}\n`);
    } catch (error) {
      if (signal.aborted) return;
      print(`${(error as Error).message}\n`);
      hasFailed = true;
    }
    if (isOnce) over.abort('SIGTERM');
  }

  const code = await run(env, signal, {
    programs: productionPrograms,
    async prepare() {
      const built = await buildSite((path) => print(`Building ${path} …\n`), { env, signal });
      return built.code === 0 ? undefined : built.output;
    },
    announce(site) {
      isReady = true;
      void visit(site);
      return `Recording ${upstream.href}. Visit ${site}; Ctrl-C ends the recording.\n`;
    },
  });
  recorder.closeAllConnections();
  recorder.close();

  // A gateway calls its upstream before it is ready: what a failed start has stored would refuse the next try.
  if (!isReady && answers.size > 0) rmSync(folder, { recursive: true });
  else if (code === 0) {
    for (const [rule, all] of Map.groupBy(redactions, (one) => one))
      print(`Replaced: ${all.length} × ${rule}\n`);
    print(
      answers.size > 0
        ? `${answers.size} answers are in recordings/${name}. Look through them, then: MOCK_RECORDING=${name} npm start\n`
        : 'Nothing was recorded: the upstream answered no public GET of the contract with 200.\n',
    );
  }
  return isOnce && hasFailed ? 1 : code;
}
