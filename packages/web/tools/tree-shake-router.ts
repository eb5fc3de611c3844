import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/.*\/chunk-[^/]*\.mjs$/;

/** React Router marks neither its components as free of side effects nor what it sets on them: bundlers keep all of them. */
const REPLACEMENTS: readonly [RegExp, string][] = [
  [/^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2'],
  [/^\w+\.displayName = "\w+";$/gm, ''],
  // Warnings for developers, who see them in `npm run dev`.
  [/^( +)warning\(/gm, '$1/* @__PURE__ */ warning('],
  // Read by the error boundary of data routers only, which the site does not use.
  [/^RenderErrorBoundary\.contextType = RSCRouterContext;$/gm, ''],
  // The only difference between the published development and production files; `exports` leads to the former.
  [/^var ENABLE_DEV_WARNINGS = true;$/gm, 'var ENABLE_DEV_WARNINGS = false;'],
];

/** Without what the site does not use. A pattern that a new version no longer has is an error. */
function shake(code: string): string {
  let shaken = code;
  for (const [pattern, replacement] of REPLACEMENTS) {
    const next = shaken.replace(pattern, replacement);
    if (next === shaken) throw new Error(`React Router no longer contains ${pattern.source}`);
    shaken = next;
  }
  return shaken;
}

export const treeShakeRouter = (): Plugin => {
  let isShaken = false;
  return {
    name: 'tree-shake-router',
    apply: 'build',
    transform: {
      filter: { id: ROUTER, code: 'function BrowserRouter(' },
      handler(code) {
        isShaken = true;
        return { code: shake(code), map: null };
      },
    },
    generateBundle() {
      if (!isShaken) this.error(`React Router is no longer in ${ROUTER.source}`);
    },
  };
};
