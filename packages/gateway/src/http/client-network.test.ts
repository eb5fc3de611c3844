import { expect, test } from 'vitest';
import { clientNetwork } from './client-network.ts';

test('an IPv6 /64 network counts as one client, an IPv4 address as another', () => {
  const one = clientNetwork({ ip: '2001:db8:0:7::1' });
  expect(clientNetwork({ ip: '2001:db8:0:7:ffff::1' })).toBe(one);
  expect(clientNetwork({ ip: '2001:db8:0:8::1' })).not.toBe(one);
  expect(clientNetwork({ ip: '10.0.0.1' })).toBe('10.0.0.1');
});

test('a request whose connection has been reset is counted, without its address', () => {
  expect(clientNetwork({ ip: undefined })).toBe('no address');
});
