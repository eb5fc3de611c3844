/** The files of texts by their paths: `./en/core.json`. */
export const loaders = import.meta.glob('./*/*.json', { import: 'default' });
