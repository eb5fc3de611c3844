import { expect, test, vi } from 'vitest';
import { NetworkSlots } from './network-slots.ts';

function oneSlotInUse() {
  const slots = new NetworkSlots(1);
  const network = '192.0.2.1';
  const { signal } = new AbortController();
  const first = Promise.withResolvers<void>();
  const begun = slots.run({ network, signal }, () => first.promise);
  return { slots, network, signal, first, begun };
}

test('a call that waits for a slot of its network is not sent when its client leaves', async () => {
  const { slots, network, signal, first, begun } = oneSlotInUse();
  const client = new AbortController();
  const send = vi.fn();
  const waiting = slots.run({ network, signal: client.signal }, send);
  const last = slots.run({ network, signal }, async () => 'sent');
  client.abort(new Error('The client has left.'));
  await expect(waiting).rejects.toThrow('has left');
  first.resolve();
  await begun;
  expect(await last).toBe('sent');
  expect(send).not.toHaveBeenCalled();
});

test('a slot that becomes free as a waiting client leaves goes to the next call', async () => {
  const { slots, network, signal, first, begun } = oneSlotInUse();
  const client = new AbortController();
  const waiting = slots.run({ network, signal: client.signal }, async () => 'sent');
  const last = slots.run({ network, signal }, async () => 'sent');
  first.resolve();
  client.abort(new Error('The client has left.'));
  await expect(waiting).rejects.toThrow('has left');
  await begun;
  expect(await last).toBe('sent');
  expect(slots.hasRoom(network)).toBe(true);
});
