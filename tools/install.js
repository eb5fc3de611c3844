// Runs before anything is installed, on the machine's own Node (18 or newer): plain JavaScript, built-in modules only.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PNPM = 'pnpm@12.21.0';
// Node 18 runs this file; without the packaged Node the servers need one that strips types (decision 2).
const MIN_SERVER_NODE_MAJOR = 24;

const isWindows = process.platform === 'win32';
const root = dirname(dirname(fileURLToPath(import.meta.url)));
// Large packages that only `bench` and `lighthouse` need: `--with-bench`, `--with-lighthouse`.
const EXTRAS = { bench: '@touchline/bench-peers', lighthouse: '@touchline/lighthouse' };
const isRequested = (name) => process.argv.includes(`--with-${name}`);
const requested = Object.keys(EXTRAS).filter(isRequested);
const filters = Object.entries(EXTRAS)
  .filter(([name]) => !isRequested(name))
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
    const child = spawn('npx', ['--yes', PNPM, 'install', '--frozen-lockfile', ...filters], {
      cwd: root,
      // CI: pnpm must not wait for an answer to a prompt that is not shown.
      env: { ...process.env, CI: 'true' },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: isWindows,
    });
    let output = '';
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
    child.once('error', (error) => done({ code: 1, output: error.message }));
    child.once('close', (code) => done({ code: code ?? 1, output }));
  });
}

function fail(message, output = '') {
  const lastLines = output.trim().split('\n').slice(-25).join('\n');
  process.stderr.write(`${lastLines}\n\n${message}\n`);
  process.exit(1);
}

/** Loads the native code of the site's build on the project's Node; returns what failed. */
function nativeError(node) {
  const { status, stderr } = spawnSync(node, ['--input-type=module', '-e', "import 'vite'"], {
    cwd: join(root, 'packages', 'web'),
    encoding: 'utf8',
  });
  return status === 0 ? undefined : stderr;
}

/** The reason of a failed install, and the way out. */
function adviceFor(output) {
  if (/EACCES|EROFS|EPERM|Permission denied|Read-only/i.test(output))
    return `This user cannot write to ${root}: change its owner, or clone into a folder of yours.`;
  if (/ENOSPC|No space left/i.test(output)) return 'The disk is full: about 600 MB are needed.';
  if (/OUTDATED_LOCKFILE|frozen-lockfile/i.test(output))
    return `A package.json and the lockfile differ: run "npx --yes ${PNPM} install".`;
  return 'Check the connection to the package registry, and run the command again.';
}

/** Whether the packages of these manifests are installed, requested extras included. */
function isInstalled(hash) {
  if (!existsSync(stampFile)) return false;
  const [installedHash, ...extras] = readFileSync(stampFile, 'utf8').split(' ');
  return installedHash === hash && requested.every((name) => extras.includes(name));
}

const hash = stamp();
if (!isInstalled(hash)) {
  process.stderr.write('Installing packages (about half a minute the first time) …\n');
  const { code, output } = await install();
  if (code !== 0) {
    fail(
      `The packages could not be installed: ${PNPM} ended with exit code ${code}, see its output above. ` +
        adviceFor(output),
      output,
    );
  }
  const ownNode = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');
  const hasOwnNode = existsSync(ownNode);
  if (!hasOwnNode && Number.parseInt(process.versions.node, 10) < MIN_SERVER_NODE_MAJOR) {
    fail(
      `No bundled Node exists for ${process.platform} ${process.arch}, and this machine's Node ` +
        `${process.version} is too old: install Node ${MIN_SERVER_NODE_MAJOR} and run the command again.`,
    );
  }
  const error = nativeError(hasOwnNode ? ownNode : process.execPath);
  if (error !== undefined) {
    fail(
      `The installed packages have no native code for ${process.platform} ${process.arch}: delete the folder node_modules and ` +
        'run the command again.',
      error,
    );
  }
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, [hash, ...requested].join(' '));
}
