import { minify } from 'terser';
import { build, type Plugin, type Rolldown } from 'vite';

const SUFFIX = '?inline-script';

interface InlineScript {
  text: string;
  /** The script's own file and those that it imports. */
  files: readonly string[];
}

/**
 * Bundles and minifies a module into a classic script. A block keeps its `const` and `let` out of the global scope;
 * a function declaration would escape from it, so that these scripts have none.
 */
async function bundleScript(entry: string): Promise<InlineScript> {
  const bundles = (await build({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      minify: false,
      lib: { entry, formats: ['es'] },
      // Not `var`, which escapes from a block.
      rolldownOptions: { output: { topLevelVar: false } },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = bundles.flatMap(({ output }) => output);
  if (chunk?.type !== 'chunk' || chunk.exports.length > 0) {
    throw new Error(`${entry} is a classic script: it must have code and no exports.`);
  }
  const { code = '' } = await minify(chunk.code, {
    module: true,
    compress: { passes: 3, ecma: 2020, unsafe_arrows: true },
  });
  return { text: `{${code.replace(/;$/, '')}}`, files: chunk.moduleIds };
}

/** Resolves an import of `script.ts?inline-script` to the minified text: in builds, in development and in tests. */
export const inlineScripts = (): Plugin => ({
  name: 'inline-scripts',
  // Before Vite, which would resolve the import to the module itself.
  enforce: 'pre',
  resolveId: {
    filter: { id: /[?]inline-script$/ },
    async handler(id, importer) {
      const script = await this.resolve(id.slice(0, -SUFFIX.length), importer);
      return script && script.id + SUFFIX;
    },
  },
  load: {
    filter: { id: /[?]inline-script$/ },
    async handler(id) {
      const { text, files } = await bundleScript(id.slice(0, -SUFFIX.length));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(text)};`;
    },
  },
});
