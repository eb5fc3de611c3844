import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { FakeRedis } from './fake-redis.ts';

/** A Redis for one test, which can be made to fail. */
interface TestRedis {
  readonly url: string;
  readonly hang: () => void;
  readonly resume: () => void;
  readonly stop: () => Promise<void>;
  /** Empty, at the same address. */
  readonly restart: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function waitUntilListening(port: number): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch (error) {
      if (tries > 500) throw error;
      await sleep(10);
    } finally {
      socket.destroy();
    }
  }
}

async function startFake(): Promise<TestRedis> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  let redis = new FakeRedis();
  let server: Server;
  const start = async () => {
    redis = new FakeRedis();
    server = redis.server.listen(port, '127.0.0.1');
    server.on('connection', (socket) => sockets.add(socket));
    await once(server, 'listening');
  };
  const stop = async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  await start();
  onTestFinished(stop);
  return {
    url: `redis://127.0.0.1:${port}`,
    hang: () => redis.hang(),
    resume: () => redis.resume(),
    stop,
    restart: start,
  };
}

async function startReal(): Promise<TestRedis> {
  const port = await freePort();
  const command = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ];
  const launch = () => spawn('redis-server', command, { stdio: 'ignore', cwd: '/tmp' });
  let child = launch();
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  await waitUntilListening(port);
  onTestFinished(stop);
  return {
    url: `redis://127.0.0.1:${port}`,
    hang: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    stop,
    restart: async () => {
      child = launch();
      await waitUntilListening(port);
    },
  };
}

const isInstalled = spawnSync('redis-server', ['--version']).status === 0;
if (!isInstalled) {
  process.stderr.write('redis-server is not installed: replicas are tested with FakeRedis only.\n');
}

type NamedRedis = [name: string, start: () => Promise<TestRedis>];

const real: NamedRedis[] = isInstalled ? [['redis-server', startReal]] : [];

/** Tests of replicas run with redis-server if it is installed, and with FakeRedis: in the core only in its place. */
export const redisServers: NamedRedis[] =
  isInstalled && process.env.TEST_SCOPE === 'core' ? real : [['FakeRedis', startFake], ...real];
