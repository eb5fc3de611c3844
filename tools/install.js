// Runs before anything is installed, on the machine's own Node (18 or newer): plain JavaScript, built-in modules only.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PNPM = 'pnpm@12.21.0';
// Node 18 runs this file; without the packaged Node the servers need one that strips types (decision 2).
const MIN_SERVER_NODE_MAJOR = 24;
/** Large packages of the workspace that only these programs need. */
const EXTRAS = {
  'bench/src/main.ts': ['bench-peers', 'lighthouse'],
  'bench/src/lighthouse.ts': ['lighthouse'],
};

const isWindows = process.platform === 'win32';
const platform = `${process.platform} ${process.arch}`;
export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const ownNode = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');
const stampFile = join(root, 'node_modules', '.touchline-install');

function hashManifests() {
  const folders = ['', 'packages', 'bench'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => join(parent, name, 'package.json')),
  );
  const hash = createHash('sha256').update(platform);
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...folders.sort()])
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Whether the packages of these manifests are installed, with the extras. */
function isInstalled(hash, extras) {
  if (!existsSync(stampFile)) return false;
  const [installedHash, ...installedExtras] = readFileSync(stampFile, 'utf8').split(' ');
  return installedHash === hash && extras.every((name) => installedExtras.includes(name));
}

function runPnpm(extras) {
  const filters = Object.values(EXTRAS)
    .flat()
    .filter((name) => !extras.includes(name))
    .flatMap((name) => ['--filter', `!@touchline/${name}`]);
  const child = spawn('npx', ['--yes', PNPM, 'install', '--frozen-lockfile', ...filters], {
    cwd: root,
    // CI: pnpm must not wait for an answer to a prompt that is not shown.
    env: { ...process.env, CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: isWindows,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
  return new Promise((done) => {
    child.once('error', (error) => done({ code: 1, output: error.message }));
    child.once('close', (code) => done({ code: code ?? 1, output }));
  });
}

function fail(message, output = '') {
  const lastLines = output.trim().split('\n').slice(-25).join('\n');
  process.stderr.write(`${lastLines}\n\n${message}\n`);
  process.exit(1);
}

/** The way out of a failed install. */
function adviceFor(output) {
  if (/EACCES|EROFS|EPERM|Permission denied|Read-only/i.test(output))
    return `This user cannot write to ${root}: change its owner, or clone into a folder of yours.`;
  if (/ENOSPC|No space left/i.test(output)) return 'The disk is full: about 600 MB are needed.';
  if (/OUTDATED_LOCKFILE|frozen-lockfile/i.test(output))
    return `A package.json and the lockfile differ: run "npx --yes ${PNPM} install".`;
  return 'Check the connection to the package registry, and run the command again.';
}

/** Installs what a program lacks, and returns the Node that runs it; on a failure it ends the process with the reason. */
export async function install(program) {
  const extras = EXTRAS[program] ?? [];
  const hash = hashManifests();
  const getNode = () => (existsSync(ownNode) ? ownNode : process.execPath);
  if (isInstalled(hash, extras)) return getNode();
  process.stderr.write('Installing packages (about half a minute the first time) …\n');
  const { code, output } = await runPnpm(extras);
  if (code !== 0)
    fail(
      `The packages could not be installed: ${PNPM} ended with exit code ${code}, see its output above. ${adviceFor(output)}`,
      output,
    );
  const node = getNode();
  if (node !== ownNode && Number.parseInt(process.versions.node, 10) < MIN_SERVER_NODE_MAJOR)
    fail(
      `No bundled Node exists for ${platform}, and this machine's Node ${process.version} is too old: install Node ${MIN_SERVER_NODE_MAJOR} and run the command again.`,
    );
  // Loads the native code of the site's build: a package manager leaves out what it believes does not fit.
  const cwd = join(root, 'packages', 'web');
  const build = spawnSync(node, ['--input-type=module', '-e', "import 'vite'"], {
    cwd,
    encoding: 'utf8',
  });
  if (build.status !== 0)
    fail(
      `The installed packages have no native code for ${platform}: delete the folder node_modules and run the command again.`,
      build.stderr,
    );
  writeFileSync(stampFile, [hash, ...extras].join(' '));
  return node;
}
