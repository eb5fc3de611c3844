import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type InputOptions,
  type OutputOptions,
  type Plugin,
  type RenderedChunk,
  rolldown,
} from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import release from '../../../package.json' with { type: 'json' };
import { worldLanguages } from '../src/world/localized.ts';

/** `node:sqlite`, in which accounts are stored, has all that is used from here on. */
const NODE = '22.16';

const NODE_CHECK = `const { process } = globalThis;
if (!process?.getBuiltinModule?.('node:sqlite'))
  throw new Error('@touchline/testing needs Node ${NODE} or newer, and this is ' +
    (process?.version ?? 'a browser, which asks a mock of startMock: see "Behind MSW" of the README') + '.');
`;

/** An import of the module itself would fail in an older Node before the check, and npm only warns. */
const lateSqlite: Plugin = {
  name: 'late-sqlite',
  resolveId: (source) => (source === 'node:sqlite' ? '\0sqlite' : null),
  load: (id) =>
    id === '\0sqlite'
      ? "export const { DatabaseSync } = process.getBuiltinModule('node:sqlite');"
      : null,
};

const folder = join(import.meta.dirname, '..');
const packages = join(folder, '..');
const repository = join(packages, '..');
/** The flags are files, read one by one. */
const FLAGS = join('node_modules', 'country-flag-icons');

const entries = {
  index: join(folder, 'src/testing/index.ts'),
  contract: join(packages, 'types/src/index.ts'),
  playwright: join(folder, 'src/testing/playwright.ts'),
  vitest: join(folder, 'src/testing/vitest.ts'),
};

/** Browsers run the client of the contract too. */
const needsNode = ({ name, moduleIds }: RenderedChunk) =>
  name !== 'contract' && !moduleIds.every((id) => id.startsWith(join(packages, 'types')));

const entryOf = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });

const manifest = {
  name: '@touchline/testing',
  version: release.version,
  description: 'A simulated world of live scores for tests: in process, on a port, behind MSW.',
  license: 'MIT',
  type: 'module',
  engines: { node: `>=${NODE}` },
  exports: {
    ...Object.fromEntries(
      Object.keys(entries).map((name) => [name === 'index' ? '.' : `./${name}`, entryOf(name)]),
    ),
    './vitest4': { types: './vitest4.d.ts', default: './vitest.js' },
    './openapi.yaml': './openapi.yaml',
  },
  imports: {
    '#data/*': './data/*',
    '#info-pages/*': './info-pages/*',
    '#seasons/*': './seasons/*',
  },
  peerDependencies: { vitest: '>=4' },
  peerDependenciesMeta: { vitest: { optional: true } },
  dependencies: { 'country-flag-icons': '*' },
  bundleDependencies: ['country-flag-icons'],
};

async function bundle(dir: string, input: InputOptions, output?: OutputOptions): Promise<void> {
  const build = await rolldown({
    input: entries,
    platform: 'node',
    // The server loads late what the kit needs at once.
    checks: { ineffectiveDynamicImport: false },
    ...input,
  });
  await build.write({ dir, chunkFileNames: 'chunks/[name]-[hash].js', ...output });
}

/** The declaration of matchers as Vitest 4 has it, with other type parameters than Vitest 5. */
const forVitest4 = (declaration: string) =>
  declaration
    .replace('interface Matchers<R>', 'interface Matchers<T = any>')
    .replaceAll('): R;', '): void;');

/** Writes the package `@touchline/testing`, without a dependency to install, into an empty folder. */
export async function buildKit(out: string): Promise<void> {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  await bundle(
    out,
    {
      external: ['vitest', 'pg-native'],
      plugins: [lateSqlite],
      transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    },
    {
      // In chunks too: a bundler for browsers runs those before the entry.
      banner: (chunk) =>
        needsNode(chunk)
          ? `import '${chunk.fileName.startsWith('chunks/') ? '..' : '.'}/node-check.js';`
          : '',
    },
  );
  await writeFile(join(out, 'node-check.js'), NODE_CHECK);
  await bundle(out, {
    // Only types of the contract are named by the entries; the rest of the world stays inside.
    external: (id) => !/^(@touchline|openapi-|[./])/.test(id),
    treeshake: { moduleSideEffects: false },
    plugins: [dts({ tsconfig: join(repository, 'tsconfig.kit.json'), emitDtsOnly: true })],
  });
  const declaration = await readFile(join(out, 'vitest.d.ts'), 'utf8');
  await writeFile(join(out, 'vitest4.d.ts'), forVitest4(declaration));
  for (const language of worldLanguages) {
    await cp(join(folder, 'src/info-pages', language), join(out, 'info-pages', language), {
      recursive: true,
    });
  }
  await cp(join(folder, 'src/data'), join(out, 'data'), { recursive: true });
  await cp(join(folder, 'seasons'), join(out, 'seasons'), { recursive: true });
  for (const part of ['package.json', 'LICENSE', '3x2']) {
    await cp(join(folder, FLAGS, part), join(out, FLAGS, part), {
      recursive: true,
      dereference: true,
    });
  }
  await cp(join(repository, 'LICENSE'), join(out, 'LICENSE'));
  await cp(join(repository, 'openapi.yaml'), join(out, 'openapi.yaml'));
  await cp(join(repository, 'docs/testing.md'), join(out, 'README.md'));
  await cp(join(repository, 'docs/worlds.md'), join(out, 'worlds.md'));
  await writeFile(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The path of the tarball that `npm install` takes. */
export async function packKit(out: string): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['pack', '--json', '--ignore-scripts'], {
    cwd: out,
  });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  return join(out, filename);
}

if (import.meta.main) {
  // Not in the package's own `dist`, which each build of the server empties: projects outside install from here.
  const out = join(repository, 'dist/kit');
  await buildKit(out);
  console.log(`npm install --save-dev ${await packKit(out)}`);
}
