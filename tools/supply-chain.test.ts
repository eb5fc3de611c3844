import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

test('undici is there once, in the version of @fastify/http-proxy: 8 takes longer for each call', () => {
  expect(read('pnpm-lock.yaml').match(/^ {2}undici@\d[\d.]*:$/gm)).toHaveLength(1);
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

/** The operating systems and processors that people develop and deploy on, as names of native packages end. */
const PLATFORMS = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win32-x64'];

/** By package, the optional dependencies that the lockfile has for it. */
function optionalDependencies(): Map<string, string[]> {
  const [, snapshots = ''] = read('pnpm-lock.yaml').split('\nsnapshots:\n');
  const blocks = snapshots.split(/\n\n(?= {2}\S)/);
  return new Map(
    blocks.flatMap((block) => {
      const [, list] = /\n {4}optionalDependencies:\n((?: {6}.+\n?)+)/.exec(block) ?? [];
      const names = list?.match(/[^\s']+(?='?: )/g);
      return names ? [[block.trim().split('\n')[0] ?? '', names]] : [];
    }),
  );
}

// pnpm 12 writes no package of a platform that it skips (pnpm#13317). Deleting the lockfile and running
// `pnpm install --lockfile-only` writes all of them.
test('the lockfile has the native packages of every platform', () => {
  const packages = optionalDependencies();
  expect(packages.size).toBeGreaterThan(5);
  const missing = [...packages].flatMap(([name, natives]) =>
    natives.some((native) => native.includes('linux-x64'))
      ? PLATFORMS.filter((one) => !natives.some((native) => native.includes(one))).map(
          (platform) => `${name} lacks ${platform}`,
        )
      : [],
  );
  expect(missing).toEqual([]);
});

test('install scripts run only for Node', () => {
  const allowed = entriesOf('allowBuilds').filter((entry) => !entry.endsWith(': false'));
  expect(allowed.map((entry) => entry.trim())).toEqual(['node: true']);
});

test('images can be pinned by digest: each has a variable, which deploy/pin-images fills', () => {
  const compose = read('docker-compose.yml');
  const images = compose.match(/^ +image: .*/gm) ?? [];
  const foreign = images.filter((line) => !line.includes('touchline/'));
  expect(foreign).toHaveLength(3);
  for (const line of foreign) expect(line).toMatch(/\$\{[A-Z]+_IMAGE:-[\w./:-]+\}$/);
  const builds = compose.match(/^ +build: .*/gm) ?? [];
  for (const line of builds) expect(line).toMatch(/NODE_IMAGE: '\$\{NODE_IMAGE:-node:24-slim\}'/);
  const dockerfile = read('Dockerfile');
  for (const [, base] of dockerfile.matchAll(/^FROM (\S+)/gm))
    expect(base).toMatch(/^(\$\{NODE_IMAGE\}|workspace|running)$/);

  const folder = mkdtempSync(join(tmpdir(), 'docker-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const digest = `sha256:${'0a'.repeat(32)}`;
  const program = (text: string) =>
    writeFileSync(join(folder, 'docker'), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  const pin = () =>
    spawnSync(join(root, 'deploy/pin-images'), {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
    });
  program(`echo ${digest}`);
  expect(pin().stdout.trim().split('\n')).toEqual([
    `NGINX_IMAGE=nginx:1.29-alpine@${digest}`,
    `NODE_IMAGE=node:24-slim@${digest}`,
    `POSTGRES_IMAGE=postgres:17-alpine@${digest}`,
    `VALKEY_IMAGE=valkey/valkey:8-alpine@${digest}`,
  ]);
  program('echo unknown');
  expect(pin().status).not.toBe(0);
});

test('images are built with a package manager whose hash is in a lockfile, of the version in use', () => {
  const { packages } = JSON.parse(read('deploy/pnpm/package-lock.json'));
  const { '': own, ...installed } = packages;
  const version = /^const PNPM = 'pnpm@(.+)';$/m.exec(read('tools/install.js'))?.[1];
  expect(own.dependencies).toEqual({ pnpm: version });
  expect(Object.keys(installed)).toEqual(
    expect.arrayContaining(['node_modules/pnpm', 'node_modules/@pnpm/exe.linux-x64']),
  );
  for (const { version: one, integrity } of Object.values<Record<string, string>>(installed)) {
    expect(one).toBe(version);
    expect(integrity).toMatch(/^sha512-/);
  }
  expect(read('Dockerfile')).not.toContain('npx');
});
