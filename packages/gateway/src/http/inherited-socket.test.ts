import { expect, test } from 'vitest';
import { inheritedSocket } from './inherited-socket.ts';

test('a socket that systemd or the supervisor has passed is the first descriptor after standard error', () => {
  expect(inheritedSocket({ LISTEN_FDS: '1' })).toEqual({ fd: 3 });
  expect(inheritedSocket({ LISTEN_FDS: '1', LISTEN_PID: String(process.pid) })).toEqual({ fd: 3 });
});

test('without one, or with one for another process, the gateway binds its port itself', () => {
  expect(inheritedSocket({})).toBeUndefined();
  expect(inheritedSocket({ LISTEN_FDS: '0' })).toBeUndefined();
  expect(inheritedSocket({ LISTEN_FDS: '1', LISTEN_PID: '1' })).toBeUndefined();
});
