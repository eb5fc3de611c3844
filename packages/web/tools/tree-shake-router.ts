import type { Plugin } from 'vite';

const COMPONENT = /^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm;
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;

/** React Router does not mark its components as free of side effects: bundlers keep unused ones. */
export const treeShakeRouter = (): Plugin => ({
  name: 'tree-shake-router',
  transform: {
    filter: { id: /react-router\/dist\/.*\.mjs$/ },
    handler: (code) => ({
      code: code.replace(COMPONENT, '$1/* @__PURE__ */ $2').replace(DISPLAY_NAME, ''),
      map: null,
    }),
  },
});
