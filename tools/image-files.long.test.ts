import { spawn, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePorts } from './site/ports.ts';
import { buildSite } from './site/site-build.ts';
import { waitUntilHealthy } from './site/wait-until-healthy.ts';
import { root } from './workspace.ts';

const PNPM = JSON.parse(readFileSync(join(root, 'deploy/pnpm/package.json'), 'utf8')).dependencies;
const SKIPPED = /(^|\/)(node_modules|[.]data)$/;

interface Stage {
  readonly base: string;
  /** Instruction and arguments. */
  readonly lines: readonly (readonly [string, string])[];
}

/** The stages of the Dockerfile by name. */
function readStages(): Map<string, Stage> {
  const text = readFileSync(join(root, 'Dockerfile'), 'utf8').replaceAll('\\\n', ' ');
  const stages = text.split(/^(?=FROM )/m).slice(1);
  return new Map(
    stages.map((stage) => {
      const [from = '', ...rest] = stage.trim().split('\n');
      const [, base = '', name = ''] = /^FROM (\S+) AS (\S+)/.exec(from) ?? [];
      const lines = rest.map((line) => /^([A-Z]+) +(.*)$/.exec(line)?.slice(1) ?? ['', '']);
      return [name, { base, lines: lines as [string, string][] }];
    }),
  );
}

const stages = readStages();

/** The instructions of a stage after those of its base. */
const linesOf = (name: string): Stage['lines'] => {
  const stage = stages.get(name);
  return stage ? [...linesOf(stage.base), ...stage.lines] : [];
};

function copy(folder: string, args: string): void {
  const [target = '', ...reversed] = args.split(/\s+/).reverse();
  const sources = reversed.flatMap((pattern) => globSync(pattern, { cwd: root }));
  expect(sources, `COPY ${args}`).not.toEqual([]);
  for (const source of sources) {
    const to = target.endsWith('/') ? join(target, basename(source)) : target;
    // As .dockerignore: what is built comes from another stage.
    const filter = (path: string) =>
      !SKIPPED.test(path) && (path === join(root, source) || !path.endsWith('/dist'));
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    cpSync(join(root, source), join(folder, to), { recursive: true, filter });
  }
}

/** A folder with the files and packages that the image of a stage has in /app. */
function appFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `image-${name}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [instruction, args] of linesOf(name)) {
    if (instruction !== 'COPY') continue;
    const [, from, what = ''] = /^(?:--from=(\S+) )?(.*)$/.exec(args) ?? [];
    if (!from) copy(folder, what);
    else if (from.endsWith('-packages')) installPackages(folder, from);
    else copy(folder, what.replaceAll('/app/', ''));
  }
  return folder;
}

function installPackages(folder: string, stage: string): void {
  let command = '';
  for (const [instruction, args] of linesOf(stage)) {
    if (instruction === 'RUN' && args.startsWith('pnpm ')) command = args;
    if (instruction === 'COPY' && !args.startsWith('deploy/pnpm/')) copy(folder, args);
  }
  const [, ...args] = command.split(' ');
  const { status, stdout, stderr } = spawnSync('npx', ['--yes', `pnpm@${PNPM.pnpm}`, ...args], {
    cwd: folder,
    env: { ...process.env, CI: 'true' },
    encoding: 'utf8',
  });
  expect(status, `${stdout}${stderr}`).toBe(0);
}

/** Starts the program of an image in its folder, and waits until it is healthy. */
async function start(name: string, env: NodeJS.ProcessEnv, health: string): Promise<void> {
  const command = linesOf(name).findLast(([instruction]) => instruction === 'CMD')?.[1] ?? '[]';
  const [, ...args] = JSON.parse(command) as string[];
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, args, {
    cwd: appFolder(name),
    env: { PATH, HOME, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const ended = new AbortController();
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  child.once('exit', () => ended.abort());
  onTestFinished(async () => {
    child.kill();
    await exited;
  });
  await waitUntilHealthy(name, health, ended.signal);
  expect(ended.signal.aborted, `${name} ended: ${output}`).toBe(false);
}

test('gateway and mock API start from the files and packages of their images', async () => {
  const signal = new AbortController().signal;
  expect(await buildSite(() => {}, { env: process.env, signal })).toMatchObject({ code: 0 });
  const [port, mockPort] = await freePorts(2);
  const mockUrl = `http://127.0.0.1:${mockPort}`;
  const url = `http://127.0.0.1:${port}`;
  const secret = { JWT_SECRET: 'a secret of the image test', DEV_TOOLS: 'on' };
  await start('mock-api', { ...secret, MOCK_PORT: String(mockPort) }, `${mockUrl}/healthz`);
  await start(
    'gateway',
    { ...secret, PORT: String(port), UPSTREAM_URL: mockUrl, MOCK_URL: mockUrl, PUSH: 'off' },
    `${url}/readyz`,
  );
  for (const path of ['/', '/worlds']) {
    const response = await fetch(url + path);
    expect([path, response.status, await response.text()]).toEqual([
      path,
      200,
      expect.stringContaining('</html>'),
    ]);
  }
}, 120_000);
