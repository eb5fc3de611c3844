// Behind every npm script: `node tools/run.js NAME …` installs what is missing, then runs the command on the project's own
// Node. Plain JavaScript like install.js: the machine's Node (18 or newer) runs it before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const COMMANDS = {
  start: ['tools/site/start.ts'],
  dev: ['tools/site/dev.ts'],
  test: ['tools/test/test.ts'],
  'test:all': ['tools/test/test.ts', '--all'],
  bench: ['bench/src/main.ts'],
  lighthouse: ['bench/src/lighthouse.ts'],
  check: ['tools/check/check.ts'],
  kit: ['packages/mock-api/tools/build-kit.ts'],
  gallery: ['tools/gallery/gallery.ts'],
  screens: ['tools/screens.ts'],
  weigh: ['tools/check/weigh.ts'],
  contract: ['contract-tests/src/cli.ts'],
  record: ['tools/record/record.ts'],
  e2e: ['tools/test/e2e.ts'],
  seasons: ['packages/mock-api/tools/pack-seasons.ts'],
  soak: ['reliability/crash/soak.ts'],
  fix: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '.'],
  generate: ['packages/types/tools/generate.ts'],
};
/** Commands and options of 1.0.0, and what to use in their place. The next release does without this table. */
const REMOVED = {
  fuzz: 'CI sends requests by Schemathesis (.ci/contract-tools), and `npm test -- unit` odd bytes',
  'contract:release':
    'copy openapi.yaml to packages/types/openapi.released.yaml, which CI compares it with',
  demo: '`npm start` serves the whole site in its simulated world',
  drift: '`npm run contract -- --base-url URL` lists what differs from the contract',
  replay: 'a request with the header `x-world-at` gets the answer of any instant again',
  'test --since': '`npx vitest --changed COMMIT` runs the unit tests of what has changed',
  'test:all --since': '`npx vitest --changed COMMIT` runs the unit tests of what has changed',
  'record --har': '`--upstream URL` records from the upstream itself',
};
/** `start` and `dev` refuse options themselves, and name the variables in their place. */
const WITHOUT_OPTIONS = ['kit', 'soak', 'weigh', 'generate'];
/** Large packages that only one command needs. */
const EXTRAS = { bench: ['--with-bench', '--with-lighthouse'], lighthouse: ['--with-lighthouse'] };

const MIN_NODE_MAJOR = 18;
const PARENT_CHECK_MS = 500;
const isWindows = process.platform === 'win32';
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const ownNode = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');
/** Node 18 has the flag from 18.18 on. */
const guard = process.allowedNodeEnvironmentFlags.has('--import')
  ? ['--import', pathToFileURL(join(root, 'tools', 'end-with-parent.js')).href]
  : [];

let child;
const end = (signal) => child?.kill(signal);

/** Runs a program of the project to its end and returns its exit code. */
function run(node, args) {
  child = spawn(node, [...guard, ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((done, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => done(code ?? 128 + constants.signals[signal]));
  });
}

/** npm passes on the signals that it can; when SIGKILL has ended it, the command ends too. */
function watchNpm() {
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && end('SIGTERM'), PARENT_CHECK_MS).unref();
}

if (Number.parseInt(process.versions.node, 10) < MIN_NODE_MAJOR) {
  process.stderr.write(
    `Touchline needs Node ${MIN_NODE_MAJOR} or newer, and this is ${process.version}: install one from https://nodejs.org.\n`,
  );
  process.exit(1);
}
const [name = '', ...args] = process.argv.slice(2);
const called = [name, ...args.map((one) => `${name} ${one.split('=', 1)[0]}`)];
const removed = called.find((one) => Object.hasOwn(REMOVED, one));
if (removed) {
  const command = `npm run ${removed.replace(' ', ' -- ')}`;
  process.stderr.write(`\`${command}\` was removed: ${REMOVED[removed]}.\n`);
  process.exit(1);
}
if (!Object.hasOwn(COMMANDS, name)) {
  process.stderr.write(
    `Unknown command: ${name}. Choose from: ${Object.keys(COMMANDS).join(', ')}.\n`,
  );
  process.exit(1);
}
if (args.length > 0 && WITHOUT_OPTIONS.includes(name)) {
  process.stderr.write(`npm run ${name} has no options (${args.join(' ')}).\n`);
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));
if (process.env.npm_lifecycle_event) watchNpm();

let code = await run(process.execPath, ['tools/install.js', ...(EXTRAS[name] ?? [])]);
if (code === 0)
  code = await run(existsSync(ownNode) ? ownNode : process.execPath, [...COMMANDS[name], ...args]);
process.exit(code);
