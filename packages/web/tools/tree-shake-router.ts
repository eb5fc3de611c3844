import type { Plugin } from 'vite';

const made = /^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm;
const named = /^\w+\.displayName = "\w+";$/gm;

/** The router says of no component that it is without side effects, so all of its framework would be kept: 4 kB. */
export const shakenRouter = (): Plugin => ({
  name: 'shaken-router',
  transform: {
    filter: { id: /react-router\/dist\/.*\.mjs$/ },
    handler: (code) => ({
      code: code.replace(made, '$1/* @__PURE__ */ $2').replace(named, ''),
      map: null,
    }),
  },
});
