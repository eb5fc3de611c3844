import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { rejectNonGet } from '../../guards/method-not-allowed.ts';

const PACKAGE = new URL('../../../', import.meta.url);
/** What runs in the browser: a folder of its own, and what both sides share. */
const PATHS = [
  ...readdirSync(new URL('console/', PACKAGE))
    .filter((name) => /^[\w-]+\.(ts|css)$/.test(name))
    .map((name) => `console/${name}`),
  'src/dev-worlds/enter-url.ts',
];

/** Serves them as they are, without types: they have no build. Read for each request, so that an edit needs no restart. */
export function browserFiles(app: FastifyInstance): void {
  for (const path of PATHS) {
    const url = `/worlds/${path}`;
    const isStyle = path.endsWith('.css');
    app.get(url, async (_, reply) => {
      const source = await readFile(new URL(path, PACKAGE), 'utf8');
      reply.header('cache-control', 'no-cache');
      reply.type(isStyle ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8');
      return isStyle ? source : stripTypeScriptTypes(source);
    });
    rejectNonGet(app, url);
  }
}
