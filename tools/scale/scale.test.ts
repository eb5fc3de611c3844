import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace.ts';
import { findPrograms } from './programs.ts';

test('what is missing for several replicas is told at once, and how it comes', () => {
  const found = findPrograms({ PATH: '/opt/bin' }, (file) => file === '/opt/bin/nginx');
  expect(found).toEqual({
    ok: false,
    fault:
      'Not found: valkey-server or redis-server, initdb, postgres. Debian has them: ' +
      'apt-get install -y --no-install-recommends redis-server postgresql',
  });
});

test('Valkey is as good as Redis', () => {
  const files = ['nginx', 'valkey-server', 'initdb', 'postgres'].map((name) => `/opt/bin/${name}`);
  const found = findPrograms({ PATH: '/opt/bin' }, (file) => files.includes(String(file)));
  expect(found.ok && found.programs.redis).toBe('/opt/bin/valkey-server');
});

test('every word that the balancer is to be told has a value where it is deployed', () => {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const words = [...read('deploy/balancer.conf.template').matchAll(/\$\{(\w+)\}/g)];
  expect(words.length).toBeGreaterThan(3);
  for (const file of ['docker-compose.yml', 'tools/scale/cluster.ts']) {
    for (const [, word] of words) expect(read(file)).toContain(`${word}: `);
  }
});

const compose = ['compose', '--profile', 'scale', 'config', '--services'];
const hasCompose = spawnSync('docker', ['compose', 'version']).status === 0;

test.skipIf(!hasCompose)(
  'docker compose reads the profile scale (skipped where docker compose is not installed)',
  () => {
    const { status, stdout, stderr } = spawnSync('docker', compose, {
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
