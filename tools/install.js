// Runs on whatever Node the machine has and before anything is installed: plain JavaScript, no imports but Node's own.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PNPM = 'pnpm@12.21.0';
const OLDEST_NODE = 22;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
// Large, and of no use but to the command that asks for it: `--with-bench`, `--with-lighthouse`.
const extras = { bench: '@touchline/bench-peers', lighthouse: '@touchline/lighthouse' };
const isAsked = (name) => process.argv.includes(`--with-${name}`);
const asked = Object.keys(extras).filter(isAsked);
const selection = Object.entries(extras)
  .filter(([name]) => !isAsked(name))
  .flatMap(([, folder]) => ['--filter', `!${folder}`]);
const stampFile = join(root, 'node_modules', '.touchline-install');

function manifests() {
  const folders = ['', 'packages', 'bench'].flatMap((parent) =>
    readdirSync(join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(parent, entry.name)),
  );
  return ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']
    .concat(folders.map((folder) => join(folder, 'package.json')).sort())
    .filter((file) => existsSync(join(root, file)));
}

function stamp() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of manifests()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function install() {
  return new Promise((done) => {
    const child = spawn('npx', ['--yes', PNPM, 'install', '--frozen-lockfile', ...selection], {
      cwd: root,
      // CI: pnpm must never stop to ask a question that nobody sees.
      env: { ...process.env, CI: 'true' },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
    child.once('error', (error) => done({ code: 1, output: error.message }));
    child.once('close', (code) => done({ code: code ?? 1, output }));
  });
}

function fail(sentence, output = '') {
  const last = output.trim().split('\n').slice(-25).join('\n');
  process.stderr.write(`${last}\n\n${sentence}\n`);
  process.exit(1);
}

/** Whether these very packages are here, and with them whatever is asked for beyond the usual. */
function isInstalled(hash) {
  if (!existsSync(stampFile)) return false;
  const [known, ...here] = readFileSync(stampFile, 'utf8').split(' ');
  return known === hash && asked.every((name) => here.includes(name));
}

const hash = stamp();
if (!isInstalled(hash)) {
  process.stdout.write('Installing packages (about half a minute the first time) …\n');
  const { code, output } = await install();
  if (code !== 0) {
    fail(
      `The packages could not be installed (${PNPM} ended with ${code}). ` +
        'Its last lines stand above. If a manifest and the lockfile disagree, run ' +
        `"npx --yes ${PNPM} install"; otherwise check the way to the package registry.`,
      output,
    );
  }
  const ownNode = existsSync(join(root, 'node_modules', '.bin', 'node'));
  if (!ownNode && Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    fail(
      `There is no bundled Node for ${process.platform} ${process.arch}, and this machine's ` +
        `${process.version} is too old: install Node 24 and run the command again.`,
    );
  }
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, [hash, ...asked].join(' '));
}
