import { expect, test } from 'vitest';
import { changedPaths, readWorkspace, suitesOf } from './changed-suites.ts';
import { suites } from './suites.ts';

const workspace = readWorkspace();
const of = (...paths: string[]) => {
  const { suites: names, folders } = suitesOf(paths, workspace);
  return { suites: names.toSorted().join(' '), folders: folders.toSorted().join(' ') };
};

test('a change of the contract or of a shared package runs everything', () => {
  for (const path of ['openapi.yaml', 'pnpm-lock.yaml', 'packages/shared/src/plain-object.ts']) {
    const selected = suitesOf([path], workspace);
    expect(selected.suites).toEqual(expect.arrayContaining(Object.keys(suites)));
    expect(selected.folders).toEqual([]);
  }
});

test('a change of a package runs its tests, those of the packages that use it, and the site', () => {
  expect(of('packages/api-core/src/a.ts')).toEqual({
    suites: 'build check contract e2e lighthouse soak unit weight',
    folders: 'bench/ packages/api-core/ packages/devtools/ packages/gateway/ reliability/ tools/',
  });
});

test('a change of a test runs that test, a change of a text only what reads it', () => {
  expect(of('packages/web/src/live/poll.test.ts')).toEqual({
    suites: 'check unit',
    folders: 'bench/ packages/web/ reliability/ tools/',
  });
  expect(of('docs/worlds.md', 'README.md')).toEqual({
    suites: 'check unit',
    folders: 'bench/ reliability/ tools/',
  });
  expect(of('e2e/home.test.ts').suites).toBe('check e2e unit');
});

test('a commit that the repository does not have is reported with its name', () => {
  expect(() => changedPaths('no-such-branch')).toThrow(
    /^--since must be a commit or a branch of this repository, not 'no-such-branch'[.] /,
  );
});
