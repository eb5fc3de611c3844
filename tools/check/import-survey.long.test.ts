import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { surveyImports } from './import-survey.ts';

let top: string;

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'imports-'));
  for (const folder of ['types', 'shared', 'api-core', 'web', 'gateway', 'mock-api', 'devtools']) {
    write(`packages/${folder}/package.json`, `{ "name": "@touchline/${folder}" }`);
    write(`packages/${folder}/src/app.ts`, 'export type App = string;\nexport const app = 1;\n');
  }
  write('packages/web/gallery/page.ts', 'export const page = 1;\n');
  write('contract-tests/package.json', '{}');
  write('tools/tool.ts', 'export const tool = 1;\n');
});

afterEach(() => rmSync(top, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(top, file)), { recursive: true });
  writeFileSync(join(top, file), text);
}

async function rulesBrokenBy(file: string, text: string): Promise<string[]> {
  write(file, text);
  const { forbidden } = await surveyImports(top);
  return forbidden.map(({ rule }) => rule);
}

const web = (file: string) => `packages/web/src/${file}`;

const FORBIDDEN = [
  ['gateway-imports-only-contract-and-shared', 'packages/gateway/src/x.ts', '../../web/src/app.ts'],
  ['gateway-imports-only-contract-and-shared', 'packages/gateway/src/x.ts', '@touchline/web'],
  [
    'gateway-imports-only-contract-and-shared',
    'packages/gateway/src/x.test.ts',
    '../../mock-api/src/app.ts',
  ],
  [
    'mock-api-imports-only-contract-and-shared',
    'packages/mock-api/src/x.ts',
    '../../gateway/src/app.ts',
  ],
  [
    'mock-api-imports-only-contract-and-shared',
    'packages/mock-api/src/x.ts',
    '../../web/src/app.ts',
  ],
  ['site-imports-no-gallery', web('x.ts'), '../gallery/page.ts'],
  ['web-imports-only-contract-and-shared', web('x.test.tsx'), '../../gateway/src/app.ts'],
  ['web-imports-mock-api-in-tests-only', web('x.tsx'), '../../mock-api/src/app.ts'],
  ['web-imports-mock-api-in-tests-only', web('x.tsx'), '@touchline/mock-api/app'],
  ['types-imports-no-package', 'packages/types/src/x.ts', '../../web/src/app.ts'],
  ['types-imports-no-package', 'packages/types/src/x.ts', '@touchline/shared/domain/http/cookies'],
  [
    'api-core-imports-only-contract-and-shared',
    'packages/api-core/src/x.ts',
    '@touchline/gateway/x',
  ],
  ['shared-imports-only-the-contract', 'packages/shared/src/x.ts', '../../gateway/src/app.ts'],
  ['suites-import-only-types', 'contract-tests/src/x.ts', '../../packages/web/src/app.ts'],
  ['packages-import-no-tools', web('x.ts'), '../../../tools/tool.ts'],
  ['world-imports-no-server', 'packages/mock-api/src/world/x.ts', 'fastify'],
  ['world-imports-no-server', 'packages/mock-api/src/world/x.ts', '../app.ts'],
  ['source-imports-no-test', web('x.ts'), './y.test.ts'],
  ['browsers-have-no-server-code', web('state/x.ts'), '@touchline/shared/server/environment'],
  ['every-import-resolves', web('x.ts'), './nowhere.ts'],
] as const;

const FORMS = [
  (target: string) => `import { app } from '${target}';\napp;\n`,
  (target: string) => `import type { App } from '${target}';\n`,
  (target: string) => `await import('${target}');\n`,
];

test('each of these imports breaks its rule, in each form', async () => {
  // One survey takes as long as that of one import.
  const written = FORBIDDEN.flatMap(([rule, file, target], row) =>
    FORMS.map((form, no) => {
      const from = file.replace('/x.', `/x${row}-${no}.`);
      write(from, form(target));
      return { rule, from };
    }),
  );
  const { forbidden } = await surveyImports(top);
  const isBroken = ({ rule, from }: (typeof written)[number]) =>
    forbidden.some((one) => one.rule === rule && one.from === from);
  expect(written.filter((one) => !isBroken(one))).toEqual([]);
});

test.each([
  [web('state/x.ts'), true],
  ['packages/devtools/src/console/x.ts', true],
  ['packages/shared/src/domain/crests/x.ts', true],
  [web('server/x.ts'), false],
  [web('state/x.test.ts'), false],
])('the server code of shared: %s may not import it: %s', async (file, isForbidden) => {
  write('packages/shared/src/server/environment.ts', 'export const environment = 1;\n');
  const target = `${top}/packages/shared/src/server/environment.ts`;
  expect(await rulesBrokenBy(file, `import '${target}';\n`)).toEqual(
    isForbidden ? ['browsers-have-no-server-code'] : [],
  );
});

test('code of the production image imports no dev dependency, its tests may', async () => {
  write(
    'packages/gateway/package.json',
    '{ "name": "@touchline/gateway", "devDependencies": { "dev-thing": "1.0.0" } }',
  );
  write('packages/gateway/node_modules/dev-thing/package.json', '{ "name": "dev-thing" }');
  write('packages/gateway/node_modules/dev-thing/index.js', '');
  expect(await rulesBrokenBy('packages/gateway/src/x.test.ts', `import 'dev-thing';\n`)).toEqual(
    [],
  );
  expect(await rulesBrokenBy('packages/gateway/src/x.ts', `import 'dev-thing';\n`)).toEqual([
    'production-imports-no-dev-dependency',
  ]);
});

test('a package imports others of the workspace that its dependencies list; types and bundled parts are free', async () => {
  const target = '../../../web/src/app.ts';
  const importing = `import { app } from '${target}';\napp;\n`;
  const rule = 'devtools-imports-only-its-dependencies';
  const file = 'packages/devtools/src/worlds/x.ts';
  expect(await rulesBrokenBy(file, importing)).toContain(rule);
  expect(await rulesBrokenBy(file, `import type { App } from '${target}';\n`)).not.toContain(rule);
  expect(await rulesBrokenBy('packages/devtools/src/console/x.ts', importing)).not.toContain(rule);
});

test.each(['', 'api/', 'x/y/'])(
  'the folders of src/%s import each other in one direction, types included',
  async (folder) => {
    const gateway = (file: string) => `packages/gateway/src/${folder}${file}`;
    write(gateway('http/send.ts'), `import '../cache/store.ts';\n`);
    write(gateway('cache/store.ts'), `export type Store = string;\nimport './deep/deep.ts';\n`);
    write(gateway('cache/deep/deep.ts'), '');
    expect(await rulesBrokenBy(gateway('api/api.ts'), `import '../http/send.ts';\n`)).toEqual([]);
    const closing = `import type { Api } from '../../api/types.ts';\nexport type Own = Api;\n`;
    write(gateway('api/types.ts'), 'export type Api = string;\n');
    expect(await rulesBrokenBy(gateway('cache/deep/deep.ts'), closing)).toEqual(
      Array.from({ length: 3 }, () => 'folders-have-no-knots'),
    );
  },
);

test('web: a style sheet resolves with and without a Vite query', async () => {
  write(web('ui/card.module.css'), '');
  const text = `import './card.module.css';\nimport css from './card.module.css?inline';\ncss;\n`;
  expect(await rulesBrokenBy(web('ui/card.tsx'), text)).toEqual([]);
});

test.each([
  ['features', 'pages'],
  ['state', 'features'],
  ['api', 'state'],
  ['ui', 'api'],
  ['ui', 'features/shell'],
  ['format', 'state'],
  ['i18n', 'features'],
  ['theme', 'pages'],
])('web: %s may not import %s', async (zone, above) => {
  write(web(`${above}/high/high.ts`), 'export const high = 1;\n');
  expect(
    await rulesBrokenBy(
      web(`${zone}/low.ts`),
      `import { high } from '../${above}/high/high.ts';\n`,
    ),
  ).toEqual([`web-${zone}-imports-lower-layers-only`]);
});

test('web: a zone may be a single file', async () => {
  write(web('api/client.ts'), 'export const client = 1;\n');
  expect(
    await rulesBrokenBy(web('paths.ts'), `import { client } from './api/client.ts';\n`),
  ).toEqual(['web-paths-imports-lower-layers-only']);
});

test('web: a layer imports nothing from the application around the layers', async () => {
  expect(await rulesBrokenBy(web('pages/home.tsx'), `import { app } from '../app.ts';\n`)).toEqual([
    'web-pages-imports-lower-layers-only',
  ]);
});

test('web: a page imports no other page', async () => {
  write(web('pages/home.tsx'), 'export const home = 1;\n');
  expect(
    await rulesBrokenBy(web('pages/match.tsx'), `import { home } from './home.tsx';\n`),
  ).toEqual(['a-page-imports-no-page']);
});

test('web: a feature imports no other feature, new ones included', async () => {
  write(web('features/matches/card.tsx'), 'export const card = 1;\n');
  expect(
    await rulesBrokenBy(web('features/brand-new/x.tsx'), `import '../matches/card.tsx';\n`),
  ).toEqual(['a-feature-imports-no-feature']);
});

test.each([
  ['the site', web('features/matches/list/list.ts')],
  ['the entry of the site', web('entry-client.tsx')],
  ['the mock API', 'packages/mock-api/src/handlers/matches.ts'],
  ['the gateway', 'packages/gateway/src/pages/page.ts'],
  ['the shared types', 'packages/types/src/index.ts'],
])('luxon: %s does not import it', async (_, file) => {
  write(
    'packages/shared/src/domain/time/parse-moment.ts',
    `import { DateTime } from 'luxon';\nDateTime;\n`,
  );
  expect(await rulesBrokenBy(file, `import { DateTime } from 'luxon';\nDateTime;\n`)).toContain(
    'luxon-is-for-late-modules',
  );
  const shared = '/packages/shared/src/domain/time/parse-moment.ts';
  expect(await rulesBrokenBy(file, `import '${top}${shared}';\n`)).toContain(
    'luxon-is-for-late-modules',
  );
});

test.each([
  [web('features/matches/day/calendar.tsx'), web('features/matches/day/calendar-button.tsx')],
  [
    'packages/mock-api/src/worlds/parse-world-at.ts',
    'packages/mock-api/src/worlds/request-world.ts',
  ],
  ['packages/devtools/src/worlds/worlds-routes.ts', 'packages/gateway/src/main.ts'],
])('luxon: %s may import it, and is imported dynamically', async (late, importer) => {
  write('node_modules/luxon/package.json', '{ "name": "luxon", "main": "luxon.js" }');
  write('node_modules/luxon/luxon.js', 'export const DateTime = 1;\n');
  write('package.json', '{ "dependencies": { "luxon": "3.7.2" } }');
  expect(await rulesBrokenBy(late, `import { DateTime } from 'luxon';\nDateTime;\n`)).toEqual([]);
  expect(await rulesBrokenBy(importer, `await import('${top}/${late}');\n`)).toEqual([]);
  expect(await rulesBrokenBy(importer, `import '${top}/${late}';\n`)).toContain(
    'late-modules-are-imported-dynamically',
  );
});

test('luxon: the world reaches it through no other module either', async () => {
  write(
    'packages/shared/src/domain/time/parse-moment.ts',
    `import { DateTime } from 'luxon';\nDateTime;\n`,
  );
  write('packages/shared/src/domain/near.ts', `export * from './time/parse-moment.ts';\n`);
  expect(
    await rulesBrokenBy(
      'packages/mock-api/src/world/calendar/x.ts',
      `import '../../../../shared/src/domain/near.ts';\n`,
    ),
  ).toContain('world-reaches-no-luxon');
});

test('import cycles are forbidden, type-only ones too', async () => {
  write(web('ui/one.ts'), `import './two.ts';\n`);
  expect(await rulesBrokenBy(web('ui/two.ts'), `import './one.ts';\n`)).toContain('no-cycles');
  write(web('ui/three.ts'), `import type { Four } from './four.ts';\nexport type Three = Four;\n`);
  expect(
    await rulesBrokenBy(
      web('ui/four.ts'),
      `import type { Three } from './three.ts';\nexport type Four = Three;\n`,
    ),
  ).toContain('no-cycles');
});

test('imports of lower layers are allowed', async () => {
  write('packages/gateway/src/x.ts', `import { app } from '../../types/src/app.ts';\napp;\n`);
  write(web('features/matches/card.tsx'), `import '../../format/number.ts';\n`);
  write(web('features/matches/card.test.tsx'), `import './card.tsx';\nimport 'node:test';\n`);
  write(web('format/number.ts'), 'export const number = 1;\n');
  write(web('pages/home.tsx'), `import '../features/matches/card.tsx';\n`);
  write(web('pages/home.test.tsx'), `import './home.tsx';\n`);
  write('packages/web/test/app.test.ts', `import '../../mock-api/src/app.ts';\n`);
  const { imports, forbidden } = await surveyImports(top);
  expect(forbidden).toEqual([]);
  expect(imports).toBeGreaterThan(5);
});
