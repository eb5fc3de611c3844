import type { Plugin } from 'vite';

const FILE = /\/i18next\/dist\/esm\/i18next\.js$/;

/** For each class the members that the site never calls, with what stands in for those that i18next itself calls. */
const UNUSED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // The catalogues are given to `init` or added as bundles: there is no backend that loads or saves them.
  Connector: {
    queueLoad: '',
    loaded: '',
    read: '',
    prepareLoading: '',
    load: '',
    reload: '',
    loadOne: '',
    saveMissing: '',
  },
  // Numbers and dates are formatted before they are put into a text, and no text contains another one.
  Formatter: {
    constructor: '',
    init: '',
    add: '',
    addCached: '',
    format: 'format(value) { return value; }',
  },
  Interpolator: { nest: 'nest(text) { return text; }' },
  PluralResolver: { clearCache: '', needsPlural: '', getPluralFormsOfKey: '', getSuffixes: '' },
  // A language of the site has a code without regions and scripts, and none falls back to another.
  LanguageUtil: {
    clearCache: '',
    getScriptPartFromCode: '',
    getLanguagePartFromCode: '',
    formatLanguageCode: '',
    formatUncached: '',
    isSupportedCode: '',
    getBestMatchFromCodes: 'getBestMatchFromCodes([code]) { return code; }',
    getFallbackCodes: 'getFallbackCodes() { return []; }',
    toResolveHierarchy: 'toResolveHierarchy(code) { return [code]; }',
  },
  Logger: { clone: '' },
  ResourceStore: { removeNamespaces: '', addResources: '', removeResourceBundle: '', toJSON: '' },
  Translator: { exists: '', getUsedParamsDetails: '' },
  I18n: {
    loadResources: 'loadResources(language, loaded) { loaded(null); }',
    reloadResources: 'reloadResources() {}',
    hasLoadedNamespace: 'hasLoadedNamespace() { return true; }',
    use: '',
    hydrate: '',
    loadNamespaces: '',
    loadLanguages: '',
    dir: '',
    cloneInstance: '',
    toJSON: '',
    exists: '',
    setDefaultNamespace: '',
  },
};

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

function membersOf(program: { readonly body: readonly unknown[] }, className: string) {
  const declaration = (program.body as readonly Statement[]).find(
    ({ type, id }) => type === 'ClassDeclaration' && id?.name === className,
  );
  return declaration?.body?.body ?? [];
}

/** Bundlers keep all methods of a class: 4 kB of i18next in each page's script would never run. */
export const trimI18next = (): Plugin => {
  let isTrimmed = false;
  return {
    name: 'trim-i18next',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: FILE },
      handler(code) {
        isTrimmed = true;
        const program = this.parse(code);
        const replaced = Object.entries(UNUSED).flatMap(([className, members]) =>
          Object.entries(members).map(([name, text]) => {
            const member = membersOf(program, className).find(({ key }) => key?.name === name);
            if (!member) throw new Error(`i18next no longer has ${className}.${name}`);
            return { ...member, text };
          }),
        );
        let trimmed = code;
        for (const { start, end, text } of replaced.toSorted((a, b) => b.start - a.start))
          trimmed = trimmed.slice(0, start) + text + trimmed.slice(end);
        return { code: trimmed, map: null };
      },
    },
    generateBundle() {
      if (!isTrimmed) this.error(`i18next is no longer in ${FILE.source}`);
    },
  };
};
