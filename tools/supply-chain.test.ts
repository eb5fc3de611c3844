import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './workspace.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const workspace = read('pnpm-workspace.yaml');

/** The lines below a key of the workspace file. */
const entriesOf = (key: string) =>
  new RegExp(`^${key}:\\n((?: .+\\n)+)`, 'm').exec(workspace)?.[1]?.trim().split('\n') ?? [];

test('each version in the catalog is exact', () => {
  const entries = entriesOf('catalog');
  expect(entries.length).toBeGreaterThan(50);
  for (const entry of entries) expect(entry).toMatch(/: \d+\.\d+\.\d+$/);
});

test('native packages are chosen for the Node of the catalog', () => {
  const node = entriesOf('catalog').find((entry) => entry.trim().startsWith('node:'));
  expect(workspace).toContain(`\nnodeVersion: ${node?.split(': ')[1]}\n`);
});

test('each dependency of a package is of the catalog, of the workspace or an exact version', () => {
  const manifests = globSync(
    ['package.json', '{packages,bench}/*/package.json', '*/package.json'],
    {
      cwd: root,
      exclude: (path) => path.includes('node_modules'),
    },
  );
  expect(manifests.length).toBeGreaterThan(8);
  for (const path of manifests) {
    const { dependencies, devDependencies, peerDependencies } = JSON.parse(read(path));
    const all = { ...dependencies, ...devDependencies, ...peerDependencies };
    for (const [name, version] of Object.entries(all))
      expect(version, `${name} of ${path}`).toMatch(
        /^(catalog:[ ,\w]*|workspace:\*|\d+\.\d+\.\d+)$/,
      );
  }
});

test('npm install ends with what to do, and the version behind that is the one of the catalog', () => {
  const folder = mkdtempSync(join(tmpdir(), 'npm-install-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  copyFileSync(join(root, 'package.json'), join(folder, 'package.json'));
  const { stderr } = spawnSync('npm', ['install', '--offline'], { cwd: folder, encoding: 'utf8' });
  expect(stderr).toContain('npm start and npm test install what is missing, npm install cannot');
  const [name, ...entries] = entriesOf('catalogs');
  expect(name).toMatch(/:$/);
  expect(entriesOf('catalog')).toEqual(
    expect.arrayContaining(entries.map((entry) => expect.stringContaining(entry.trim()))),
  );
});

test('the lockfile has a hash for each package', () => {
  const resolutions = read('pnpm-lock.yaml').match(/^ +resolution: .*/gm) ?? [];
  expect(resolutions.length).toBeGreaterThan(500);
  for (const resolution of resolutions)
    expect(resolution).toMatch(/\{integrity: sha512-[\w+/]+=*[},]/);
});

test('install scripts run only for Node', () => {
  const allowed = entriesOf('allowBuilds').filter((entry) => !entry.endsWith(': false'));
  expect(allowed.map((entry) => entry.trim())).toEqual(['node: true']);
});
