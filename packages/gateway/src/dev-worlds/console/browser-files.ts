import { readBuiltFile, SCRIPTS } from '@touchline/devtools/browser-files';
import type { FastifyInstance } from 'fastify';
import { rejectNonGet } from '../../guards/method-not-allowed.ts';

/** Serves the scripts and the styles of the console. */
export function browserFiles(app: FastifyInstance, siteStyle: () => Promise<string>): void {
  const serve = (name: string, type: string, read: () => Promise<string>) => {
    const url = `/worlds/console/${name}`;
    app.get(url, async (_, reply) => {
      const text = await read();
      return reply.header('cache-control', 'no-cache').type(type).send(text);
    });
    rejectNonGet(app, url);
  };
  for (const name of SCRIPTS)
    serve(name, 'text/javascript; charset=utf-8', () => readBuiltFile(`client/${name}`));
  serve('style.css', 'text/css; charset=utf-8', async () =>
    [await siteStyle(), await readBuiltFile('client/style.css')].join('\n'),
  );
}
