// Behind every npm script: `node tools/run.js PROGRAM …` installs what is missing, then runs the program on the project's own
// Node. Plain JavaScript like install.js: the machine's Node (18 or newer) runs it before anything is installed.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { install, root } from './install.js';

const WITHOUT_OPTIONS = ['start', 'dev', 'kit', 'soak', 'weigh', 'generate'];
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

const [program = '', ...args] = process.argv.slice(2);
const script = process.env.npm_lifecycle_event ?? '';
if (Number.parseInt(process.versions.node, 10) < MIN_NODE_MAJOR)
  fail(
    `Touchline needs Node ${MIN_NODE_MAJOR} or newer, and this is ${process.version}: install one from https://nodejs.org.`,
  );
if (args.length > 0 && WITHOUT_OPTIONS.includes(script))
  fail(
    `npm run ${script} has no options (${args.join(' ')}): variables configure the site, as in "PORT=9000 npm start". docs/configuration.md lists them.`,
  );

const node = await install(program);
const child = spawn(node, [...guard, program, ...args], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm passes on the signals that it can; when SIGKILL has ended it, the program ends too.
const parent = process.ppid;
if (script)
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), PARENT_CHECK_MS).unref();
child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
