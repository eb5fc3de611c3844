import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { type Language, languages } from '../src/i18n/languages.ts';
import type { Build } from '../src/offline/worker/worker-scope.ts';
import { webManifest } from './web-manifest.ts';

export const workerFile = 'sw.js';

const kept = /^assets\/.*\.(js|css|woff2)$/;

const buildOf = (names: readonly string[]): Build => {
  const files = names.filter((name) => kept.test(name)).sort();
  const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
  return { version, files: files.map((name) => `/${name}`) };
};

/** What makes an app of the site: its manifest in each language, and its worker, told which build it is of. */
export const appFiles = (): Plugin => ({
  name: 'app-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const worker = bundle[workerFile];
      if (worker?.type !== 'chunk') return;
      if (worker.imports.length > 0)
        this.error(`${workerFile} must stand alone: ${worker.imports}`);
      const build = JSON.stringify(buildOf(Object.keys(bundle)));
      worker.code = `self.build=${build};\n${worker.code}`;
      for (const language of languages) {
        const source = JSON.stringify(await webManifest(language));
        this.emitFile({ type: 'asset', fileName: manifestFile(language), source });
      }
    },
  },
});

const manifestFile = (language: Language) => `app.${language}.webmanifest`;
