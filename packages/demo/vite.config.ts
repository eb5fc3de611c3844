import { fileURLToPath } from 'node:url';
import { type Contract, contract } from '@touchline/types/contract';
import { validatorsSource } from '@touchline/types/validators-source';
import { defineConfig, type Plugin } from 'vite';

const standIn = (name: string) =>
  fileURLToPath(new URL(`src/node-stand-ins/${name}.ts`, import.meta.url));

/** No more than the worker reads, which makes its responses itself and has the validators of requests. */
function contractOfWorker({ operations, schemas }: Contract): Contract {
  const enumerations = Object.entries(schemas.components.schemas).filter(
    ([, one]) => 'enum' in (one as object),
  );
  return {
    operations: operations.map((operation) => {
      const { contentType, headers = [] } = operation.responses[200] ?? {};
      return { ...operation, responses: { 200: { ...(contentType && { contentType }), headers } } };
    }),
    schemas: { ...schemas, components: { schemas: Object.fromEntries(enumerations) } },
  };
}

const SOURCES: Readonly<Record<string, () => string>> = {
  'contract.generated': () =>
    `export const contract = ${JSON.stringify(contractOfWorker(contract))}`,
  'validation/schemas': () => validatorsSource(contract),
};

/** Compiles the validators of requests in advance: schemas and their compiler are an eighth of the worker. */
const compiledContract: Plugin = {
  name: 'compiled-contract',
  load: {
    filter: { id: /packages\/types\/src\/(contract\.generated|validation\/schemas)\.ts$/ },
    handler(id) {
      const [, name = ''] = /\/types\/src\/(.+)\.ts$/.exec(id) ?? [];
      return { code: SOURCES[name]?.() ?? '', moduleType: 'js' };
    },
  },
};

/** The worker in one file: a service worker cannot import anything later. */
export default defineConfig({
  plugins: [compiledContract],
  resolve: {
    alias: [
      { find: 'node:crypto', replacement: standIn('crypto') },
      { find: 'node:fs/promises', replacement: standIn('fs-promises') },
      { find: 'node:timers/promises', replacement: standIn('timers') },
      { find: /^node:(fs|module|path)$/, replacement: standIn('unused') },
    ],
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/worker/worker.ts',
      output: { format: 'iife', codeSplitting: false, entryFileNames: 'touchline-demo.js' },
    },
  },
});
