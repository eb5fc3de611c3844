import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { root } from '../../../tools/workspace.ts';
import { breaks, changesAt } from './changes.ts';

test('each source that npm run hot changes has the text that it replaces', () => {
  const changes = changesAt('', {} as Page).map(({ file, from }) => [file, from]);
  const lines = breaks.map(({ file, line }) => [file, line]);
  for (const [file = '', text = ''] of [...changes, ...lines])
    expect(readFileSync(join(root, file), 'utf8')).toContain(text);
});
