import { createHash } from 'node:crypto';
import { contract } from '@touchline/types/contract';
import type { Plugin } from 'vite';
import { type Language, languages } from '../src/i18n/languages.ts';
import type { Build } from '../src/offline/worker/worker-scope.ts';
import { webManifest } from './web-manifest.ts';
import { WORKER_FILE } from './worker-file.ts';

const PRECACHED_FILE = /^assets\/.*\.(js|css|woff2)$/;

/** Responses that the contract gives no cache policy, and those that depend on a token, are not stored on a device. */
export const uncachedPaths: readonly string[] = contract.operations
  .filter(({ cache, security }) => !cache || security !== 'none')
  .map(({ path }) => `/api${path}`);

const buildOf = (names: readonly string[]): Build => {
  const files = names.filter((name) => PRECACHED_FILE.test(name)).sort();
  const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
  return { version, files: files.map((name) => `/${name}`), uncachedPaths };
};

/** The files of an installable site: its manifest in each language, and its service worker with the build's facts. */
export const appFiles = (): Plugin => ({
  name: 'app-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const worker = bundle[WORKER_FILE];
      if (worker?.type !== 'chunk') return;
      if (worker.imports.length > 0) {
        this.error(`${WORKER_FILE} must not import chunks: ${worker.imports}`);
      }
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
