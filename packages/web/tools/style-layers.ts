import type { Plugin } from 'vite';

const SHEET = /\/web\/src\/(ui|features|pages)\/.*[.]css(?:[?]|$)/;

/** Puts a sheet into the layer of its folder. One that also has rules outside of it names its layer itself. */
export const styleLayers = (): Plugin => ({
  name: 'style-layers',
  // Before Vite takes the classes of modules.
  enforce: 'pre',
  transform: {
    filter: { id: SHEET },
    handler: (code, id) =>
      /^@layer /m.test(code) ? undefined : `@layer ${SHEET.exec(id)?.[1]} {\n${code}}\n`,
  },
});
