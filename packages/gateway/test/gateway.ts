import { createHmac } from 'node:crypto';
import type { PageRenderer } from '@touchline/shared/domain/page-renderer';
import type { FastifyInstance } from 'fastify';
import supertest from 'supertest';
import { beforeAll, onTestFinished } from 'vitest';
import { type AppOptions, buildApp } from '../src/app.ts';
import { type GatewayConfig, readConfig } from '../src/config.ts';

export const SECRET = 'the secret of the tests';

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Longer than the tests of a file take on a busy machine. */
const VALID_S = 600;

/** The Authorization header of a visitor who is logged in. */
export function bearer(username = 'demo'): string {
  const exp = Math.floor(Date.now() / 1000) + VALID_S;
  const input = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url({ username, exp })}`;
  return `Bearer ${input}.${createHmac('sha256', SECRET).update(input).digest('base64url')}`;
}

function testConfig(env: Record<string, string>): GatewayConfig {
  const read = readConfig({ JWT_SECRET: SECRET, ...env });
  if (!read.ok) throw new Error(read.errors.join('\n'));
  return read.config;
}

export type TestOptions = Partial<Omit<AppOptions, 'config'>> & {
  env?: Record<string, string>;
  /** The folder of a recording. */
  recording?: string;
  /** A rule as the list in app.ts has them. */
  addRule?: (app: FastifyInstance) => unknown;
};

async function openGateway(
  upstreamUrl: string,
  { env, recording, addRule, ...options }: TestOptions = {},
) {
  const app: FastifyInstance = await buildApp({
    config: {
      ...testConfig({ UPSTREAM_URL: upstreamUrl, UPSTREAM_EXTRAS: 'all', DRIFT: 'off', ...env }),
      recording,
    },
    verifyingKey: { algorithms: ['HS256'], key: SECRET },
    renderer: undefined,
    ...options,
  });
  await addRule?.(app);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, url, client: supertest(url) };
}

/** Starts a gateway in front of an upstream, whose bodies may be shorter than the contract says unless `DRIFT` is set. */
export async function startGateway(upstreamUrl: string, options?: TestOptions) {
  const gateway = await openGateway(upstreamUrl, options);
  onTestFinished(() => gateway.app.close());
  return gateway;
}

/** A gateway for all tests of a file, where what one leaves behind in it changes no other. */
export function gatewayOfFile(upstream: { readonly url: string }, options?: TestOptions) {
  const shared = {} as Awaited<ReturnType<typeof openGateway>>;
  beforeAll(async () => {
    Object.assign(shared, await openGateway(upstream.url, options));
    return () => shared.app.close();
  });
  return shared;
}

/** A renderer with the same page for every URL. */
export const onePageSite = (render: PageRenderer['render']): PageRenderer => ({
  style: async () => '',
  normalizeUrl: (url) => url,
  render,
  appShell: () => ({ status: 200, headers: { 'content-type': 'text/html' }, body: '<p>shell</p>' }),
  matchCard: async () => undefined,
  calendar: async () => ({ kind: 'not-found' }),
  matchAlerts: () => [],
  listPages: async () => [],
});
