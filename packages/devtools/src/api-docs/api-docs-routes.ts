import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import { rejectNonGet } from '@touchline/shared/server/http/method-not-allowed';
import type { FastifyInstance } from 'fastify';
import { API_DOCS_PAGE, NO_VIEWER_PAGE } from './api-docs-page.ts';

export interface ApiDocsOptions {
  readonly viewerDir: string | undefined;
  siteStyle(): Promise<string>;
}

const CONTRACT_FILE = fileURLToPath(new URL('../../../../openapi.yaml', import.meta.url));
const ownFile = (name: string) => fileURLToPath(new URL(name, import.meta.url));

// The viewer has icons in data: URLs, and elements with a style attribute in descriptions.
const PAGE_POLICY =
  "default-src 'none';script-src 'self';style-src 'self' 'unsafe-inline';font-src 'self';img-src 'self' data:;connect-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'";

const VIEWER_STYLE =
  '@layer tokens, base, viewer;\n@import url("/worlds/api/swagger-ui.css") layer(viewer);';
const SCRIPT = 'text/javascript; charset=utf-8';
const STYLE = 'text/css; charset=utf-8';

/** A development dependency: images are built without it. */
export function findViewer(): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  } catch {
    return undefined;
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function readContract(): Promise<string> {
  try {
    return await readFile(CONTRACT_FILE, 'utf8');
  } catch (cause) {
    if (!isMissing(cause)) throw cause;
    throw new GatewayProblem(404, 'openapi.yaml is not part of this installation.', { cause });
  }
}

/** The contract, and its documentation at /worlds/api, from which calls can be sent in the world of this browser. */
export async function apiDocsRoutes(
  app: FastifyInstance,
  { viewerDir, siteStyle }: ApiDocsOptions,
): Promise<void> {
  const serve = (url: string, type: string, read: () => Promise<string>, status = 200) => {
    app.get(url, async (_, reply) => {
      reply.headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' }).type(type);
      if (type.startsWith('text/html')) reply.header('content-security-policy', PAGE_POLICY);
      return reply.code(status).send(await read());
    });
    rejectNonGet(app, url);
  };
  const serveFile = (url: string, type: string, file: string) =>
    serve(url, type, () => readFile(file, 'utf8'));

  serve('/openapi.yaml', 'application/yaml; charset=utf-8', readContract);
  if (viewerDir === undefined) {
    serve('/worlds/api', 'text/html; charset=utf-8', async () => NO_VIEWER_PAGE, 404);
    return;
  }
  serve('/worlds/api', 'text/html; charset=utf-8', async () => API_DOCS_PAGE);
  serveFile('/worlds/api/start.js', SCRIPT, ownFile('start.js'));
  serve('/worlds/api/style.css', STYLE, async () =>
    [VIEWER_STYLE, await siteStyle(), await readFile(ownFile('api-docs.css'), 'utf8')].join('\n'),
  );
  serveFile('/worlds/api/swagger-ui.css', STYLE, join(viewerDir, 'swagger-ui.css'));
  serveFile('/worlds/api/swagger-ui-bundle.js', SCRIPT, join(viewerDir, 'swagger-ui-bundle.js'));
}
