import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace.ts';
import { suites } from './suites.ts';

const workflow = readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8');

test('the workflow runs every suite once', () => {
  const [, list = ''] = /^ +suites: \[(.+)\]$/m.exec(workflow) ?? [];
  expect(list.split(/,? /)).toEqual(Object.keys(suites));
  expect(workflow).toMatch(/run: bash [.]ci\/run \$\{\{ matrix[.]suites \}\}/);
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
