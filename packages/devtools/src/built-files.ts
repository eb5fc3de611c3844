import { readFile } from 'node:fs/promises';
import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import { rejectNonGet } from '@touchline/shared/server/http/method-not-allowed';
import type { FastifyInstance } from 'fastify';

/** The files that the build in vite.config.ts writes. */
const DIST = new URL('../dist/', import.meta.url);
/** The console's first script has had this name since it was served without a build: pages and tools know its address. */
export const SCRIPTS = ['start.ts', 'open-drawer.js'] as const;

/** Read for each request, so that a build needs no restart. */
async function readBuiltFile(path: string): Promise<string> {
  try {
    return await readFile(new URL(path, DIST), 'utf8');
  } catch (cause) {
    const reason = 'The developer tools are not built: npm start builds them.';
    throw new GatewayProblem(404, reason, { cause });
  }
}

interface BuiltFilesOptions {
  siteStyle(): Promise<string>;
}

/** Serves the console's scripts and the styles of the console and of /worlds, which follow those of the site. */
export function builtFiles(app: FastifyInstance, { siteStyle }: BuiltFilesOptions): void {
  const serve = (url: string, type: string, read: () => Promise<string>) => {
    app.get(url, async (_, reply) => {
      const text = await read();
      return reply.header('cache-control', 'no-cache').type(type).send(text);
    });
    rejectNonGet(app, url);
  };
  const serveStyle = (url: string, path: string) =>
    serve(url, 'text/css; charset=utf-8', async () =>
      [await siteStyle(), await readBuiltFile(path)].join('\n'),
    );
  for (const name of SCRIPTS) {
    const read = () => readBuiltFile(`client/${name}`);
    serve(`/worlds/console/${name}`, 'text/javascript; charset=utf-8', read);
  }
  serveStyle('/worlds/console/style.css', 'client/style.css');
  serveStyle('/worlds/style.css', 'server/style.css');
}
