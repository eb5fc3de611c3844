import type { IForbiddenRuleType } from 'dependency-cruiser';

const TEST = '(^|/)test/|[.]test(-d)?[.]tsx?$';

// A package is met by its folder where the import resolves, by its name where it does not.
const packageNamed = (names: string) => `(^packages/|^@touchline/)(${names})(/|$)`;

/** Inside web: a zone, and the zones below it that it may import. Whatever is not named here stands above them all. */
const base = ['ui', 'format', 'i18n', 'theme', 'paths'];
const below: Record<string, string[]> = {
  pages: ['features', 'state', 'api', ...base],
  features: ['state', 'api', ...base],
  state: ['api', ...base],
  api: base,
  ...Object.fromEntries(base.map((zone) => [zone, base])),
};

const WEB = '^packages/web/src/';
const inZones = (zones: string[]) => `${WEB}(${zones.join('|')})(/|[.])`;

const webLayers = Object.entries(below).map(([zone, lower]) => ({
  name: `web-${zone}-knows-only-what-is-below`,
  from: { path: inZones([zone]) },
  to: { path: WEB, pathNot: inZones([zone, ...lower]) },
}));

const rules = [
  {
    name: 'every-import-resolves',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'no-cycles',
    from: {},
    to: { circular: true },
  },
  {
    name: 'packages-know-no-tools',
    from: { path: '^packages/' },
    to: { path: '^(tools|e2e|contract-tests|bench)/' },
  },
  {
    name: 'types-imports-no-package',
    from: { path: '^packages/types/' },
    to: { path: packageNamed('web|gateway|mock-api') },
  },
  {
    name: 'gateway-imports-only-types',
    from: { path: '^packages/gateway/' },
    to: { path: packageNamed('web|mock-api') },
  },
  {
    name: 'mock-api-imports-only-types',
    from: { path: '^packages/mock-api/' },
    to: { path: packageNamed('web|gateway') },
  },
  {
    name: 'web-imports-only-types',
    from: { path: '^packages/web/' },
    to: { path: packageNamed('gateway') },
  },
  {
    name: 'web-imports-mock-api-in-tests-only',
    from: { path: '^packages/web/', pathNot: TEST },
    to: { path: packageNamed('mock-api') },
  },
  {
    name: 'suites-import-no-package-but-types',
    from: { path: '^(contract-tests|e2e)/', pathNot: TEST },
    to: { path: packageNamed('web|gateway|mock-api') },
  },
  {
    name: 'source-imports-no-test',
    from: { path: '^packages/[^/]+/src/', pathNot: TEST },
    to: { path: TEST, pathNot: 'node_modules' },
  },
  {
    name: 'the-running-image-has-no-dev-dependencies',
    from: { path: '^packages/(gateway|mock-api|types)/src/', pathNot: TEST },
    to: { dependencyTypes: ['npm-dev'] },
  },
  {
    name: 'world-knows-no-server',
    from: { path: '^packages/mock-api/src/world/', pathNot: TEST },
    to: { path: ['(^|node_modules/)@?fastify(/|$)', '^packages/mock-api/src/(?!world/)'] },
  },
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

export const arrowRules: IForbiddenRuleType[] = rules.map((rule) => ({
  ...rule,
  severity: 'error',
}));
