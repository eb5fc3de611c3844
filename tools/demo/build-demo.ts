import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { runScript } from '../run-command.ts';
import { hashFiles } from '../site/site-build.ts';
import { root } from '../workspace.ts';
import { demoData } from './demo-data.ts';
import { demoDocuments } from './demo-documents.ts';

/** Below the root of the repository. */
export const DEMO_FOLDER = 'dist/demo';

/** Within it. */
export const WORKER_FILE = 'touchline-demo.js';

/** The worker, gzip. */
export const MAX_ENGINE_KB = 250;

const folder = join(root, DEMO_FOLDER);
const stampFile = join(root, 'dist', '.demo-stamp');
const site = join(root, 'packages/web/dist/demo');

const INPUTS = [
  'packages/web',
  'packages/demo',
  'packages/types/src',
  'packages/shared/src',
  'packages/api-core/src',
  'tools/demo',
  'packages/mock-api/src',
  'packages/mock-api/seasons',
  'packages/gateway/src',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
];

export interface BuildOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal;
  readonly print: (text: string) => void;
}

type Files = ReadonlyMap<string, string | Uint8Array>;

async function buildPackage(name: string, { env, signal }: BuildOptions): Promise<void> {
  const options = { env, ...(signal && { signal }) };
  const { code, output } = await runScript(join(root, 'packages', name), 'build:demo', [], options);
  if (code !== 0) throw new Error(`packages/${name} cannot be built:\n${output}`);
}

function write(files: Files): void {
  for (const [file, content] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}

/** Addresses of the installed demo, relative to its manifest. */
function relativeManifests(): Files {
  return new Map(
    globSync('app.*.webmanifest', { cwd: folder }).map((file) => [
      file,
      readFileSync(join(folder, file), 'utf8').replaceAll('"/', '"./'),
    ]),
  );
}

/** The worker with the names of all files, so that each build has its own. */
function workerWithFiles(): Files {
  const files = globSync('**/*.*', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/^(404|index)\.html$/.test(file))
    .sort();
  const digest = createHash('sha256');
  for (const file of files) digest.update(file).update(readFileSync(join(folder, file)));
  const code = readFileSync(join(root, 'packages/demo/dist', WORKER_FILE), 'utf8');
  const version = digest.update(code).digest('hex').slice(0, 12);
  return new Map([[WORKER_FILE, `self.build=${JSON.stringify({ version, files })};\n${code}`]]);
}

/** Builds the folder of static files, unless it was built from the same sources. */
export async function buildDemo(options: BuildOptions): Promise<void> {
  const stamp = hashFiles(INPUTS);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  options.print('Building the demo …\n');
  rmSync(stampFile, { force: true });
  rmSync(folder, { recursive: true, force: true });
  await buildPackage('web', options);
  await buildPackage('demo', options);
  cpSync(join(site, 'client'), folder, {
    recursive: true,
    filter: (file) => !file.endsWith('.vite'),
  });
  write(relativeManifests());
  cpSync(join(root, 'packages/mock-api/src/data'), join(folder, 'data'), { recursive: true });
  write(await demoData());
  write(await demoDocuments(site));
  write(workerWithFiles());
  writeFileSync(stampFile, stamp);
}
