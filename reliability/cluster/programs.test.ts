import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tools/workspace.ts';
import { findPrograms } from './programs.ts';

const installed = (...files: string[]) => ({
  exists: (file: unknown) => files.includes(String(file)),
  isUsable: () => true,
});

test('a soak uses what is installed and names the rest, with the command that installs it', () => {
  const found = findPrograms({ PATH: '/opt/bin' }, installed('/opt/bin/nginx', '/opt/bin/initdb'));
  expect(found).toEqual({
    programs: { nginx: '/opt/bin/nginx' },
    missing:
      'Not found: valkey-server or redis-server, postgres. On Debian, install them with: ' +
      'apt-get install -y --no-install-recommends redis-server postgresql',
  });
});

test('Valkey is used as Redis', () => {
  const { programs } = findPrograms({ PATH: '/opt/bin' }, installed('/opt/bin/valkey-server'));
  expect(programs).toEqual({ redis: '/opt/bin/valkey-server' });
});

test('PostgreSQL without its server program is left out', () => {
  const files = ['/opt/bin/initdb', '/opt/bin/postgres'];
  const broken = { ...installed(...files), isUsable: () => false };
  expect(findPrograms({ PATH: '/opt/bin' }, installed(...files)).programs.database).toBeDefined();
  expect(findPrograms({ PATH: '/opt/bin' }, broken).programs.database).toBeUndefined();
});

test('every variable of the balancer template has a value in Compose and in a soak', () => {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const variables = [...read('deploy/balancer.conf.template').matchAll(/\$\{(\w+)\}/g)];
  expect(variables.length).toBeGreaterThan(3);
  for (const file of ['docker-compose.yml', 'reliability/cluster/balancer.ts']) {
    for (const [, name] of variables) expect(read(file)).toContain(`${name}: `);
  }
});

test('no password of Compose is written in its file', () => {
  const lines = readFileSync(join(root, 'docker-compose.yml'), 'utf8').split('\n');
  const values = lines.flatMap(
    (line) => line.match(/(?<=PASSWORD: ).*|(?<=\/\/\w*:).*(?=@)/) ?? [],
  );
  expect(values).toHaveLength(5);
  for (const value of values) expect(value).toMatch(/^'?\$\{(POSTGRES|REDIS)_PASSWORD:-\}/);
});

const COMPOSE_ARGS = ['compose', '--profile', 'scale', 'config', '--services'];
const hasCompose = spawnSync('docker', ['compose', 'version']).status === 0;

test.skipIf(!hasCompose)(
  'docker compose reads the profile scale (skipped where docker compose is not installed)',
  () => {
    const { status, stdout, stderr } = spawnSync('docker', COMPOSE_ARGS, {
      cwd: root,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    for (const name of ['balancer', 'gateways', 'apis', 'redis', 'postgres']) {
      expect(stdout).toContain(name);
    }
  },
);
