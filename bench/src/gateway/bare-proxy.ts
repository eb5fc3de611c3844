import proxy from '@fastify/http-proxy';
import fastify from 'fastify';

const [port, upstream = ''] = process.argv.slice(2);
const app = fastify();
await app.register(proxy, { upstream, prefix: '/api' });
await app.listen({ host: '127.0.0.1', port: Number(port) });
