import type { Plugin } from 'vite';

interface Range {
  readonly start: number;
  readonly end: number;
}
interface Member extends Range {
  readonly type: string;
  readonly key?: { readonly name?: string };
}
interface Statement extends Range {
  readonly type: string;
  readonly id?: { readonly name: string } | null;
  readonly body?: { readonly body: readonly Member[] };
}
interface Program {
  readonly body: readonly unknown[];
}

/** A part of the file and the text that takes its place. */
interface Edit extends Range {
  readonly text: string;
}

interface TrimmedPackage {
  readonly name: string;
  readonly file: RegExp;
  readonly edits: (code: string, parse: (code: string) => Program) => readonly Edit[];
}

/** By class of i18next the members that the site never calls. */
const UNUSED_MEMBERS: Readonly<Record<string, string>> = {
  // The catalogues are given to `init` or added as bundles: there is no backend that loads or saves them.
  Connector: 'queueLoad loaded read prepareLoading load reload loadOne saveMissing',
  // Numbers and dates are formatted before they are put into a text, and no text contains another one.
  Formatter: 'constructor init add addCached format',
  Interpolator: 'nest',
  PluralResolver: 'clearCache needsPlural getPluralFormsOfKey getSuffixes',
  // A language of the site has a code without regions and scripts, and none falls back to another.
  LanguageUtil:
    'clearCache getScriptPartFromCode getLanguagePartFromCode formatLanguageCode formatUncached isSupportedCode ' +
    'getBestMatchFromCodes getFallbackCodes toResolveHierarchy',
  Logger: 'clone',
  ResourceStore: 'removeNamespaces addResources removeResourceBundle toJSON',
  Translator: 'exists getUsedParamsDetails',
  I18n:
    'loadResources reloadResources hasLoadedNamespace use hydrate loadNamespaces loadLanguages dir cloneInstance toJSON ' +
    'exists setDefaultNamespace',
};

/** What stands in for the members that i18next itself calls. */
const STAND_INS: Readonly<Record<string, string>> = {
  'Formatter.format': 'format(value) { return value; }',
  'Interpolator.nest': 'nest(text) { return text; }',
  'LanguageUtil.getBestMatchFromCodes': 'getBestMatchFromCodes([code]) { return code; }',
  'LanguageUtil.getFallbackCodes': 'getFallbackCodes() { return []; }',
  'LanguageUtil.toResolveHierarchy': 'toResolveHierarchy(code) { return [code]; }',
  'I18n.loadResources': 'loadResources(language, loaded) { loaded(null); }',
  'I18n.reloadResources': 'reloadResources() {}',
  'I18n.hasLoadedNamespace': 'hasLoadedNamespace() { return true; }',
};

type Pattern = readonly [pattern: RegExp, text: string];

/** Expressions of i18next whose value never changes here: the branches that they guard go with the minifier. */
const I18NEXT_PATTERNS: readonly Pattern[] = [
  // Warnings for developers, who see them in `npm run dev` and from the server.
  [/(?=\b(?:this|i18n)\.logger\.(?:log|warn|error|once|deprecate)\()/g, '/* @__PURE__ */ '],
  // No plugin is given to `use`, and no instance is cloned.
  [/\bthis\.(?:services|modules)\.(?:languageDetector|i18nFormat|formatter)\b/g, '(void 0)'],
  [/\bthis\.modules\.(?:backend|logger)\b/g, 'null'],
  [/\bthis\.i18nFormat\b/g, '(void 0)'],
  [/\bthis\.options\.isClone\b/g, '(void 0)'],
  [/\bres != null && postProcessorNames\?\.length/g, 'false'],
  // Keys are names with dots and at most one namespace, never functions or sentences.
  [/\btypeof (?:keys|k|key|o\.keyPrefix) === 'function'/g, 'false'],
  [/!looksLikeObjectPath\(key, nsSeparator, keySeparator\)/g, 'false'],
  [/(?<=const looksLikeObjectPathRegExpCache = )/g, '/* @__PURE__ */ '],
  // A catalogue has no dots in its names, and no text a format.
  [/\bdeepFind\(this\.data\?\.\[lng\]\?\.\[ns\], key, keySeparator\)/g, 'void 0'],
  [/\bpath == null && ignoreJSONStructure && isString\(key\)/g, 'false'],
  [/!key\.includes\(this\.formatSeparator\)/g, 'true'],
  // Options that no call has.
  [
    /\bopt\.returnDetails !== undefined \? opt\.returnDetails : this\.options\.returnDetails/g,
    'false',
  ],
  [
    /\b(?:lng\?\.toLowerCase\(\) === 'cimode'|typeof missingInterpolationHandler === 'function')/g,
    'false',
  ],
  [/\bisObjectHit && !objectNotReturned\b/g, 'false'],
  [/!objectNotReturned && \(usedKey \|\| usedDefault \|\| updateMissing\)/g, 'false'],
  [/\bopt(?:ions)?\.ordinal\b/g, 'false'],
];

/** React Router marks neither its components as free of side effects nor what it sets on them. */
const ROUTER_PATTERNS: readonly Pattern[] = [
  [/(?<=^var \w+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm, '/* @__PURE__ */ '],
  [/^\w+\.displayName = "\w+";$/gm, ''],
  // Warnings for developers, who see them in `npm run dev`.
  [/(?<=^ +)(?=warning\()/gm, '/* @__PURE__ */ '],
  // Read by the error boundary of data routers only, which the site does not use.
  [/^RenderErrorBoundary\.contextType = RSCRouterContext;$/gm, ''],
  // The only difference between the published development and production files; `exports` leads to the former.
  [/(?<=^var ENABLE_DEV_WARNINGS = )true(?=;$)/gm, 'false'],
];

function membersOf({ body }: Program, className: string): readonly Member[] {
  const declaration = (body as readonly Statement[]).find(
    ({ type, id }) => type === 'ClassDeclaration' && id?.name === className,
  );
  return declaration?.body?.body ?? [];
}

function editsOf(patterns: readonly Pattern[], code: string, name: string): readonly Edit[] {
  return patterns.flatMap(([pattern, text]) => {
    const found = [...code.matchAll(pattern)];
    if (found.length === 0) throw new Error(`${name} no longer contains ${pattern.source}`);
    return found.map(({ index, 0: part }) => ({ start: index, end: index + part.length, text }));
  });
}

/** Bundlers keep all methods of a class. */
const I18NEXT: TrimmedPackage = {
  name: 'i18next',
  file: /\/i18next\/dist\/esm\/i18next\.js$/,
  edits: (code, parse) => {
    const program = parse(code);
    const unused = Object.entries(UNUSED_MEMBERS).flatMap(([className, members]) =>
      members.split(' ').map((name) => {
        const path = `${className}.${name}`;
        const member = membersOf(program, className).find(({ key }) => key?.name === name);
        if (!member) throw new Error(`i18next no longer has ${path}`);
        return { start: member.start, end: member.end, text: STAND_INS[path] ?? '' };
      }),
    );
    const isUnused = ({ start }: Edit) =>
      unused.some((member) => start >= member.start && start < member.end);
    const fixed = editsOf(I18NEXT_PATTERNS, code, 'i18next').filter((edit) => !isUnused(edit));
    return [...unused, ...fixed];
  },
};

/** Bundlers keep all components that they cannot prove to be free of side effects. */
const REACT_ROUTER: TrimmedPackage = {
  name: 'React Router',
  file: /\/react-router\/dist\/.*\/chunk-[^/]*\.mjs$/,
  edits: (code) =>
    code.includes('function BrowserRouter(') ? editsOf(ROUTER_PATTERNS, code, 'React Router') : [],
};

/** What the client of the contract never sends: other methods, forms, lists in the path, objects in the query. */
const FETCH_PATTERNS: readonly Pattern[] = [
  [/^ {4}(?:GET|PUT|POST|DELETE|OPTIONS|HEAD|PATCH|TRACE)\(url, init\) \{\n.*\n {4}\},$/gm, ''],
  [/^ {4}eject\(\.\.\.middleware\) \{\n(?: {6}.*\n)* {4}\}$/gm, ''],
  [/(?<=const value = pathParams\[name\];\n {4}if \()Array\.isArray\(value\)/g, 'false'],
  [/(?<=if \()typeof value === "object"(?=\) \{\n {6}nextURL)/g, 'false'],
  [/(?<=if \()typeof value === "object"(?=\) \{\n {10}search)/g, 'false'],
  [/(?<=if \()options\.explode === false(?=\) \{\n {4}const joiner2)/g, 'true'],
  [/\{ form: ",", spaceDelimited: .*\}\[options\.style\] \|\| ","/g, '","'],
  [/(?<=const final = .*\n {4}switch \()options\.style(?=\))/g, '"form"'],
  [/\bglobalBodySerializer \?\? defaultBodySerializer\b/g, 'JSON.stringify'],
  [/\bserializedBody instanceof FormData\b/g, 'false'],
  [/\brequestInitExt = supportsRequestInitExt\(\) .*;$/gm, 'requestInitExt = void 0;'],
  // As a stream, the only form that is asked for, no body is read here.
  [/\bparseAs === "json" && !contentLength\b/g, 'false'],
];

const OPENAPI_FETCH: TrimmedPackage = {
  name: 'openapi-fetch',
  file: /\/openapi-fetch\/dist\/index\.mjs$/,
  edits: (code) => editsOf(FETCH_PATTERNS, code, 'openapi-fetch'),
};

/** What each of them saves of a first load: 6.4, 6.9 and 0.6 kB. */
export const trimmedPackages = {
  i18next: I18NEXT,
  reactRouter: REACT_ROUTER,
  openapiFetch: OPENAPI_FETCH,
};

/** Removes from packages what the site never runs. */
export const trimPackages = (packages = Object.values(trimmedPackages)): Plugin => {
  const missing = new Set(packages);
  return {
    name: 'trim-packages',
    apply: 'build',
    transform: {
      filter: { id: packages.map(({ file }) => file) },
      handler(code, id) {
        const trimmed = packages.find(({ file }) => file.test(id));
        const edits = trimmed?.edits(code, (text) => this.parse(text)) ?? [];
        if (!trimmed || edits.length === 0) return undefined;
        missing.delete(trimmed);
        let rest = code;
        for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start))
          rest = rest.slice(0, start) + text + rest.slice(end);
        return { code: rest, map: null };
      },
    },
    generateBundle() {
      for (const { name, file } of missing) this.error(`${name} is no longer in ${file.source}`);
    },
  };
};
