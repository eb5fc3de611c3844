import type { LiveEvent } from '@touchline/types';
import { expect, test, vi } from 'vitest';
import type { LiveHandlers } from '../../api/live-stream.ts';
import { createLiveConnection } from './live-connection.ts';

const event: LiveEvent = { kind: 'reset', at: 1, matches: [] };

/** A stream, a screen and a clock that do as they are told. */
function setUp() {
  const opened: { ears: LiveHandlers; since: string | undefined; close: () => void }[] = [];
  const frames: (() => void)[] = [];
  const waiting: { run: () => void; ms: number }[] = [];
  const onEvents = vi.fn();
  const statuses: string[] = [];
  const connection = createLiveConnection({
    open(ears, since) {
      const close = vi.fn();
      opened.push({ ears, since, close });
      return close;
    },
    onEvents,
    onStatus: (status) => statuses.push(status),
    nextFrame: (run) => {
      frames.push(run);
      return () => frames.splice(frames.indexOf(run), 1);
    },
    later: (run, ms) => {
      waiting.push({ run, ms });
      return () => waiting.splice(0);
    },
    random: () => 0.5,
  });
  connection.wake();
  const ears = () => opened[opened.length - 1]?.ears as LiveHandlers;
  return { connection, opened, frames, waiting, onEvents, statuses, ears };
}

test('what comes between two pictures is handed on together', () => {
  const { ears, frames, onEvents } = setUp();
  ears().onOpen();
  for (let n = 0; n < 100; n += 1) ears().onEvent(event);
  expect(onEvents).not.toHaveBeenCalled();
  expect(frames).toHaveLength(1);
  frames[0]?.();
  expect(onEvents).toHaveBeenCalledTimes(1);
  expect(onEvents.mock.calls[0]?.[0]).toHaveLength(100);
});

test('a hidden tab closes the stream, and opens one when it is seen again', () => {
  const { connection, opened, statuses, ears, frames, onEvents } = setUp();
  ears().onOpen();
  ears().onEvent(event);
  connection.sleep();
  expect(opened[0]?.close).toHaveBeenCalled();
  expect(frames).toHaveLength(0);
  expect(onEvents).not.toHaveBeenCalled();
  connection.wake();
  connection.wake();
  expect(opened).toHaveLength(2);
  expect(statuses).toEqual(['on', 'off']);
});

test('a stream that ends is opened again, later and later, and polling is told of it', () => {
  const { opened, waiting, statuses, ears } = setUp();
  const pauses: (number | undefined)[] = [];
  for (let n = 0; n < 6; n += 1) {
    ears().onEnd();
    const next = waiting.shift();
    pauses.push(next?.ms);
    next?.run();
  }
  expect(pauses).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000]);
  expect(opened).toHaveLength(7);
  expect(statuses).toEqual(Array(6).fill('lost'));
});

test('a stream that comes back by itself is not opened twice', () => {
  const { opened, statuses, ears } = setUp();
  ears().onOpen();
  ears().onLost();
  ears().onOpen();
  expect(opened).toHaveLength(1);
  expect(statuses).toEqual(['on', 'lost', 'on']);
});

test('a stream that was cut off goes on after the last id, a tab that was hidden begins anew', () => {
  const { connection, opened, waiting, ears } = setUp();
  ears().onId('a-1');
  ears().onId('a-2');
  ears().onEnd();
  waiting.shift()?.run();
  ears().onEnd();
  waiting.shift()?.run();
  expect(opened.map(({ since }) => since)).toEqual([undefined, 'a-2', 'a-2']);
  connection.sleep();
  connection.wake();
  expect(opened[3]?.since).toBeUndefined();
});

test('a stream on which nothing comes any more, not even a beat, is opened anew after the last id', () => {
  const { opened, waiting, statuses, ears } = setUp();
  ears().onOpen();
  ears().onId('a-1');
  waiting.shift()?.run();
  ears().onId('a-2');
  waiting.shift()?.run();
  expect(opened[0]?.close).not.toHaveBeenCalled();
  waiting.shift()?.run();
  expect(opened[0]?.close).toHaveBeenCalledTimes(1);
  expect(statuses).toEqual(['on', 'lost']);
  waiting.shift()?.run();
  expect(opened.map(({ since }) => since)).toEqual([undefined, 'a-2']);
});

test('nobody waits for a beat of a stream that is cut off, or that no page hears', () => {
  const { connection, waiting, ears } = setUp();
  ears().onOpen();
  ears().onLost();
  expect(waiting).toEqual([]);
  ears().onOpen();
  connection.sleep();
  expect(waiting).toEqual([]);
});
