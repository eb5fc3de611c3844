import { expect, test } from 'vitest';
import { clientNetwork } from './client-network.ts';

test('an IPv6 /64 network counts as one client, an IPv4 address as another', () => {
  const one = clientNetwork({ ip: '2001:db8:0:7::1' });
  expect(clientNetwork({ ip: '2001:db8:0:7:ffff::1' })).toBe(one);
  expect(clientNetwork({ ip: '2001:db8:0:8::1' })).not.toBe(one);
  expect(clientNetwork({ ip: '10.0.0.1' })).toBe('10.0.0.1');
});

test('a request whose connection has been reset is counted, without its address', () => {
  expect(clientNetwork({ ip: undefined })).toBe('unknown');
});

test('the port that a proxy appends makes no other client', () => {
  for (const ip of ['203.0.113.10:1000', '203.0.113.10:1001', '203.0.113.10'])
    expect(clientNetwork({ ip })).toBe('203.0.113.10');
  const network = clientNetwork({ ip: '2001:db8:0:7::1' });
  for (const ip of ['[2001:db8:0:7::1]:1000', '[2001:db8:0:7::2]:1001', '[2001:db8:0:7::1]'])
    expect(clientNetwork({ ip })).toBe(network);
});

test('clients whose proxy names no address count as one', () => {
  for (const ip of ['unknown', 'unknown2', '_hidden', '1.2.3:4', '[x]:1', '', '::1::'])
    expect(clientNetwork({ ip })).toBe('unknown');
});
