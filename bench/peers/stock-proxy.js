// What an engineer assembles from plugins at their defaults: tokens, limits, headers, compression, metrics, a log, and the proxy.
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import proxy from '@fastify/http-proxy';
import jwt from '@fastify/jwt';
import rateLimit from '@fastify/rate-limit';
import fastify from 'fastify';
import { Histogram, register } from 'prom-client';

const [port, upstream, secret] = process.argv.slice(2);
const app = fastify({ logger: true });
await app.register(helmet);
// Its default of a thousand a minute would end the measurement.
await app.register(rateLimit, { max: 1e9 });
await app.register(compress);
await app.register(jwt, { secret });

const seconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time of a request.',
  labelNames: ['method', 'route', 'status_code'],
});
app.addHook('onResponse', async (request, reply) => {
  const { method, routeOptions } = request;
  const labels = { method, route: routeOptions.url, status_code: reply.statusCode };
  seconds.observe(labels, reply.elapsedTime / 1000);
});
app.get('/metrics', async () => register.metrics());

await app.register(proxy, { upstream, prefix: '/api/matches', rewritePrefix: '/matches' });
await app.register(proxy, {
  upstream,
  prefix: '/api/auth',
  rewritePrefix: '/auth',
  preHandler: async (request) => {
    await request.jwtVerify();
  },
});
await app.listen({ host: '127.0.0.1', port: Number(port) });
