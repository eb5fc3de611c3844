import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace.ts';
import { findPrograms } from './programs.ts';

test('all missing programs are reported together, with the command that installs them', () => {
  const found = findPrograms({ PATH: '/opt/bin' }, (file) => file === '/opt/bin/nginx');
  expect(found).toEqual({
    ok: false,
    error:
      'Not found: valkey-server or redis-server, initdb, postgres. On Debian, install them with: ' +
      'apt-get install -y --no-install-recommends redis-server postgresql',
  });
});

test('Valkey is used as Redis', () => {
  const files = ['nginx', 'valkey-server', 'initdb', 'postgres'].map((name) => `/opt/bin/${name}`);
  const found = findPrograms({ PATH: '/opt/bin' }, (file) => files.includes(String(file)));
  expect(found.ok && found.programs.redis).toBe('/opt/bin/valkey-server');
});

test('every variable of the balancer template has a value in Compose and in the scale checks', () => {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const variables = [...read('deploy/balancer.conf.template').matchAll(/\$\{(\w+)\}/g)];
  expect(variables.length).toBeGreaterThan(3);
  for (const file of ['docker-compose.yml', 'tools/scale/cluster.ts']) {
    for (const [, name] of variables) expect(read(file)).toContain(`${name}: `);
  }
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
