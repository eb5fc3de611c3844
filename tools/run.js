// Behind every npm script: `node tools/run.js NAME …` installs what is missing, then runs the command on the project's own
// Node. Plain JavaScript like install.js: the machine's Node (18 or newer) runs it before anything is installed.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { install, root } from './install.js';

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
  weigh: ['tools/check/weigh.ts'],
  contract: ['contract-tests/src/cli.ts'],
  record: ['tools/record/record.ts'],
  e2e: ['tools/test/e2e.ts'],
  soak: ['reliability/crash/soak.ts'],
  fix: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '.'],
  generate: ['packages/types/tools/generate.ts'],
};
const WITHOUT_OPTIONS = ['start', 'dev', 'kit', 'soak', 'weigh', 'generate'];
/** Large packages that only one command needs. */
const EXTRAS = { bench: ['bench-peers', 'lighthouse'], lighthouse: ['lighthouse'] };

const MIN_NODE_MAJOR = 18;
const PARENT_CHECK_MS = 500;
/** Node 18 has the flag from 18.18 on. */
const guard = process.allowedNodeEnvironmentFlags.has('--import')
  ? ['--import', new URL('end-with-parent.js', import.meta.url).href]
  : [];

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const [name = '', ...args] = process.argv.slice(2);
if (Number.parseInt(process.versions.node, 10) < MIN_NODE_MAJOR)
  fail(
    `Touchline needs Node ${MIN_NODE_MAJOR} or newer, and this is ${process.version}: install one from https://nodejs.org.`,
  );
if (!Object.hasOwn(COMMANDS, name))
  fail(`Unknown command: ${name}. Choose from: ${Object.keys(COMMANDS).join(', ')}.`);
if (args.length > 0 && WITHOUT_OPTIONS.includes(name))
  fail(
    `npm run ${name} has no options (${args.join(' ')}): variables configure the site, as in "PORT=9000 npm start". docs/configuration.md lists them.`,
  );

const node = await install(EXTRAS[name]);
const child = spawn(node, [...guard, ...COMMANDS[name], ...args], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm passes on the signals that it can; when SIGKILL has ended it, the command ends too.
const npm = process.ppid;
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid !== npm && child.kill('SIGTERM'), PARENT_CHECK_MS).unref();
child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
