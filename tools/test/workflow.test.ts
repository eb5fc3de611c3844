import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace.ts';
import { suites } from './suites.ts';

const workflow = readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8');

test('the workflow runs every suite, or every part of it, once', () => {
  const lines = workflow.matchAll(
    /(?:^ +- \{ name: .*, run: (.+) \}|bash [.]ci\/run ([a-z -]+?)(?: --nightly)?)$/gm,
  );
  const runs = [...lines].map(([, run, named]) => run ?? named ?? '');
  const parts = runs.flatMap((run) => {
    const [, names = '', part = 1, parts = 1] = /^(.*?)(?: --shard=(\d)[/](\d))?$/.exec(run) ?? [];
    return names.split(' ').map((name) => ({ name, share: 1 / Number(parts), part: Number(part) }));
  });
  for (const { name } of suites) {
    const own = parts.filter((one) => one.name === name);
    expect(
      own.map(({ part }) => part),
      name,
    ).toEqual(own.map((_, index) => index + 1));
    expect(
      own.reduce((sum, { share }) => sum + share, 0),
      name,
    ).toBeCloseTo(1);
  }
  expect(workflow).toMatch(/run: bash [.]ci\/run \$\{\{ matrix[.]tests[.]run \}\}/);
});

test('the workflow pins actions by commit and has no permission but to read', () => {
  const uses = workflow.match(/uses: .*/g) ?? [];
  expect(uses.length).toBeGreaterThan(0);
  for (const line of uses) expect(line).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  expect(workflow).toMatch(/^permissions: \{\}$/m);
  expect(new Set(workflow.match(/^ +contents: .*|: write$/gm))).toEqual(
    new Set(['      contents: read']),
  );
});

test('.ci/run calls the README’s command for every test, with what it was given', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ci-run-'));
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\necho "CI=$CI npm $*"\n', { mode: 0o755 });
  const path = `${folder}${delimiter}${process.env.PATH ?? ''}`;
  const printed = execFileSync(join(root, '.ci/run'), ['unit', '--shard=1/2'], {
    env: { ...process.env, PATH: path },
    encoding: 'utf8',
  });
  expect(printed.trim()).toBe('CI=true npm run test:all -- unit --shard=1/2');
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toMatch(/^npm run test:all /m);
});
