import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import { contentHash } from '@touchline/shared/server/http/etag';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onSendAsyncHookHandler,
  preHandlerHookHandler,
} from 'fastify';
import { preferredEncoding } from '../http/encoding.ts';
import { etagOf, isKnown } from '../http/representation.ts';
import { sendProblem } from '../problems/send-problem.ts';
import { type BuiltFile, encodingOf, readBuiltFile } from './built-file.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    builtFile?: BuiltFile;
  }
}

export interface AssetRoutesOptions {
  /** The folder of the built site; without one there are no files. */
  readonly clientDir: string | undefined;
  /** Off: browsers get a worker that deletes the caches of the site's own and unregisters itself. */
  readonly hasServiceWorker: boolean;
}

const HASHED_PREFIX = '/assets/';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600, must-revalidate';
const WORKER_URL = '/sw.js';
const RETIRED_WORKER_FILE = 'sw-off.js';
// A service worker uses the CSP of its own script, not the page's.
const WORKER_POLICY = "default-src 'none';connect-src 'self';img-src 'self'";
// The plugin still has the type that RFC 9239 obsoletes.
const SCRIPT = 'text/javascript; charset=utf-8';

const isWorker = (url: string) => url === WORKER_URL || url === `/${RETIRED_WORKER_FILE}`;
const isHashed = (url: string) => url.startsWith(HASHED_PREFIX);
const urlOf = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? '';

/** Browsers revalidate the service worker each time, so that a deployment reaches them. */
function cacheControlOf(url: string): string {
  if (isWorker(url)) return 'no-cache';
  return isHashed(url) ? IMMUTABLE : ONE_HOUR;
}

/** The headers that 200, 206 and 304 have in common. */
function setFileHeaders(reply: FastifyReply, etag: string): void {
  const url = urlOf(reply.request);
  reply.headers({ etag, vary: 'accept-encoding', 'cache-control': cacheControlOf(url) });
  if (isWorker(url)) reply.header('content-security-policy', WORKER_POLICY);
}

const hashOf = ({ routeOptions }: FastifyRequest) => routeOptions.config.builtFile?.hash ?? '';

/**
 * Chooses the encoding and evaluates the conditions with ETags of the content. The plugin's own ETags are of size and
 * time, which differ in each image build, so they are off.
 */
const negotiate: preHandlerHookHandler = (request, reply, done) => {
  const { headers } = request.raw;
  const hash = hashOf(request);
  const offered = request.routeOptions.config.builtFile?.encodings;
  const encoding = preferredEncoding(headers['accept-encoding'], offered);
  const etag = etagOf(hash, encoding);
  if (isKnown(headers['if-none-match'], hash)) {
    setFileHeaders(reply, etag);
    reply.code(304).send();
    return;
  }
  if (isKnown(headers['if-match'] as string | undefined, hash)) delete headers['if-match'];
  if (headers['if-range'] !== undefined && headers['if-range'] !== etag) delete headers.range;
  delete headers['if-range'];
  request.headers = { 'accept-encoding': encoding ?? 'identity' };
  done();
};

const correctType: onSendAsyncHookHandler<unknown> = async (request, reply, payload) => {
  const isFile = reply.statusCode === 200 || reply.statusCode === 206;
  if (isFile && extname(urlOf(request)) === '.js') reply.type(SCRIPT);
  return payload;
};

/** RFC 9110 §15.5.17: a 416 has the length of the file. */
function sendFileProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode, headers } = error as { statusCode?: number; headers?: ProblemHeaders };
  if (statusCode !== 416) return sendProblem(error, request, reply);
  const problem = new GatewayProblem(416, 'The file has no such range.', {
    headers: headers ?? {},
  });
  return sendProblem(problem, request, reply);
}
type ProblemHeaders = Record<string, string>;

async function retireWorker(app: FastifyInstance, clientDir: string): Promise<void> {
  const script = await readFile(join(clientDir, RETIRED_WORKER_FILE));
  app.get(WORKER_URL, { config: { operation: 'asset' } }, (_request, reply) => {
    setFileHeaders(reply, etagOf(contentHash(script), undefined));
    return reply.type(SCRIPT).send(script);
  });
}

/** One route per file of the built site, by @fastify/static. HTML of the build is left out, since pages are rendered. */
export async function assetRoutes(
  app: FastifyInstance,
  { clientDir, hasServiceWorker }: AssetRoutesOptions,
): Promise<void> {
  app.get(`${HASHED_PREFIX}*`, async () => {
    throw new GatewayProblem(404, 'No such file.');
  });
  if (clientDir === undefined) return;
  if (!hasServiceWorker) await retireWorker(app, clientDir);
  await app.register(async (files) => {
    files.setErrorHandler(sendFileProblem);
    files.addHook('onRoute', (route) => {
      const builtFile = readBuiltFile(join(clientDir, route.url));
      route.config = { ...route.config, operation: 'asset', builtFile };
    });
    files.addHook('preHandler', negotiate);
    files.addHook('onSend', correctType);
    await files.register(fastifyStatic, {
      root: clientDir,
      wildcard: false,
      index: false,
      serveDotFiles: false,
      globIgnore: ['**/*.{br,gz,html}', ...(hasServiceWorker ? [] : ['sw.js'])],
      preCompressed: true,
      cacheControl: false,
      etag: false,
      lastModified: false,
      decorateReply: false,
      setHeaders: (reply, file) =>
        setFileHeaders(reply, etagOf(hashOf(reply.request), encodingOf(file))),
    });
  });
}
