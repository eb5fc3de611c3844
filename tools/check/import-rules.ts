import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { IForbiddenRuleType } from 'dependency-cruiser';
import { root } from '../workspace.ts';

const TEST = '(^|/)test/|[.]test(-d)?[.]tsx?$';

// dependency-cruiser reports a package by its folder if the import resolves, by its name if not.
const packageNamed = (names: string) => `(^packages/|^@touchline/)(${names})(/|$)`;

/** Inside web: the lower zones that each zone may import. Files in none of these zones may import all of them. */
const BASE_ZONES = ['ui', 'format', 'i18n', 'theme', 'paths'];
const ALLOWED_ZONES: Record<string, string[]> = {
  pages: ['features', 'state', 'api', ...BASE_ZONES],
  features: ['state', 'api', ...BASE_ZONES],
  state: ['api', ...BASE_ZONES],
  api: BASE_ZONES,
  ...Object.fromEntries(BASE_ZONES.map((zone) => [zone, BASE_ZONES])),
};

const WEB = '^packages/web/src/';
const inZones = (zones: string[]) => `${WEB}(${zones.join('|')})(/|[.])`;

/** By its folder or by its name, and the shared module that is built on it. */
const LUXON =
  '(^|node_modules/)luxon(/|$)|^packages/shared/src/domain/time/|^@touchline/shared/domain/time/';

/** Modules loaded on demand, so that neither a first load nor the start of a server includes luxon. */
const LATE_MODULES = `^packages/(${[
  'web/src/features/(matches/day/(calendar|month-grid)|shell/menus/zone-options)[.]tsx?$',
  'mock-api/src/worlds/(parse-world-at|check-world)',
  'devtools/src/',
  'shared/src/domain/time/',
].join('|')})`;

const outsideLateModules = { path: '^packages/[^/]+/src/', pathNot: [LATE_MODULES, TEST] };

const webLayers = Object.entries(ALLOWED_ZONES).map(([zone, lower]) => ({
  name: `web-${zone}-imports-lower-layers-only`,
  from: { path: inZones([zone]) },
  to: { path: WEB, pathNot: inZones([zone, ...lower]) },
}));

/** The build bundles these with what they import. */
const BUNDLED = '^packages/devtools/src/(console|parts|worlds/page)/';

const manifests = globSync('packages/*/package.json', { cwd: root }).map((path) => ({
  name: basename(dirname(path)),
  dependencies: Object.keys(JSON.parse(readFileSync(join(root, path), 'utf8')).dependencies ?? {}),
}));

/** An image has no other packages of the workspace than a package's `dependencies`. */
const workspaceImports = manifests.map(({ name, dependencies }) => ({
  name: `${name}-imports-only-its-dependencies`,
  from: { path: `^packages/${name}/src/`, pathNot: [TEST, BUNDLED] },
  to: {
    path: packageNamed(
      manifests
        .filter((one) => one.name !== name && !dependencies.includes(`@touchline/${one.name}`))
        .map((one) => one.name)
        .join('|'),
    ),
    dependencyTypesNot: ['type-only' as const],
  },
}));

/** The folder imports none of these packages. */
const without = (name: string, folder: string, packages: string) => ({
  name,
  from: { path: `^${folder}/` },
  to: { path: packageNamed(packages) },
});

const rules = [
  {
    name: 'every-import-resolves',
    // Peers are installed for the benchmark alone.
    from: { pathNot: '^bench/peers/' },
    to: { couldNotResolve: true },
  },
  {
    name: 'no-cycles',
    from: {},
    to: { circular: true },
  },
  {
    name: 'packages-import-no-tools',
    from: { path: '^packages/' },
    to: { path: '^(tools|e2e|contract-tests|bench|reliability)/' },
  },
  {
    name: 'packages-are-imported-by-name',
    from: { path: '^(tools|e2e|contract-tests|bench|reliability)/' },
    to: { path: '^packages/', dependencyTypes: ['local'] },
  },
  {
    name: 'site-imports-no-gallery',
    from: { path: WEB },
    to: { path: '^packages/web/gallery/' },
  },
  without(
    'types-imports-no-package',
    'packages/types',
    'shared|api-core|web|gateway|mock-api|devtools',
  ),
  without(
    'shared-imports-only-the-contract',
    'packages/shared',
    'api-core|web|gateway|mock-api|devtools',
  ),
  without(
    'api-core-imports-only-contract-and-shared',
    'packages/api-core',
    'web|gateway|mock-api|devtools',
  ),
  without('gateway-imports-only-contract-and-shared', 'packages/gateway', 'web|mock-api'),
  without('mock-api-imports-only-contract-and-shared', 'packages/mock-api', 'web|gateway|devtools'),
  {
    name: 'browsers-have-no-server-code',
    from: {
      path: [WEB, BUNDLED, '^packages/shared/src/domain/'],
      pathNot: [`${WEB}server/`, TEST],
    },
    to: { path: '^(packages/shared/src|@touchline/shared)/server/' },
  },
  {
    name: 'gateway-loads-devtools-on-demand',
    from: { path: '^packages/gateway/' },
    to: { path: packageNamed('devtools'), dynamic: false, dependencyTypesNot: ['type-only'] },
  },
  without('devtools-import-no-server', 'packages/devtools', 'gateway|mock-api'),
  {
    name: 'devtools-import-only-ui-and-texts-of-web',
    from: { path: '^packages/devtools/(src|test)/' },
    to: { path: '^packages/web/(?!src/(?:ui|i18n/en)/)' },
  },
  without('web-imports-only-contract-and-shared', 'packages/web', 'gateway|devtools'),
  {
    name: 'web-imports-mock-api-in-tests-only',
    from: { path: '^packages/web/', pathNot: TEST },
    to: { path: packageNamed('mock-api') },
  },
  {
    name: 'suites-import-only-types',
    from: { path: '^(contract-tests|e2e)/', pathNot: [TEST, '^e2e/fixtures[.]ts$'] },
    to: { path: packageNamed('web|gateway|mock-api') },
  },
  {
    name: 'source-imports-no-test',
    from: { path: '^packages/[^/]+/src/', pathNot: TEST },
    to: { path: TEST, pathNot: 'node_modules' },
  },
  {
    name: 'production-imports-no-dev-dependency',
    from: {
      path: '^packages/(api-core|devtools|gateway|mock-api|shared|types)/src/',
      pathNot: [TEST, BUNDLED],
    },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'world-imports-no-server',
    from: { path: '^packages/mock-api/src/world/', pathNot: TEST },
    to: { path: ['(^|node_modules/)@?fastify(/|$)', '^packages/mock-api/src/(?!world/)'] },
  },
  {
    // luxon takes 12 µs or more a call, and follows the time zone data of the Node that runs it.
    name: 'world-reaches-no-luxon',
    from: { path: '^packages/mock-api/src/world/', pathNot: TEST },
    to: { path: LUXON, reachable: true },
  },
  {
    name: 'luxon-is-for-late-modules',
    from: outsideLateModules,
    to: { path: LUXON, dynamic: false, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'late-modules-are-imported-dynamically',
    from: outsideLateModules,
    to: { path: LATE_MODULES, dynamic: false, dependencyTypesNot: ['type-only'] },
  },
  ...workspaceImports,
  ...webLayers,
  {
    name: 'a-page-imports-no-page',
    from: { path: `${WEB}pages/([^/.]+)` },
    to: { path: `${WEB}pages/`, pathNot: `${WEB}pages/$1[/.]` },
  },
  {
    name: 'a-feature-imports-no-feature',
    from: { path: `${WEB}features/([^/.]+)` },
    to: { path: `${WEB}features/`, pathNot: `${WEB}features/$1[/.]` },
  },
] satisfies IForbiddenRuleType[];

export const importRules: IForbiddenRuleType[] = rules.map((rule) => ({
  ...rule,
  severity: 'error',
}));
