import type { LiveEvent } from '@touchline/types';
import { expect, test, vi } from 'vitest';
import type { LiveHandlers } from '../../api/live-stream.ts';
import { createLiveConnection } from './live-connection.ts';

const event: LiveEvent = { kind: 'reset', at: 1, matches: [] };

/** A fake stream, frame loop and clock. */
function setUp() {
  const opened: { handlers: LiveHandlers; since: string | undefined; close: () => void }[] = [];
  const frames: (() => void)[] = [];
  const waiting: { run: () => void; ms: number }[] = [];
  const onEvents = vi.fn();
  const onCurrent = vi.fn();
  const statuses: string[] = [];
  const connection = createLiveConnection({
    open(handlers, since) {
      const close = vi.fn();
      opened.push({ handlers, since, close });
      return close;
    },
    onEvents,
    onCurrent,
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
  const stream = () => opened[opened.length - 1]?.handlers as LiveHandlers;
  return { connection, opened, frames, waiting, onEvents, onCurrent, statuses, stream };
}

test('events between two frames are delivered together', () => {
  const { stream, frames, onEvents } = setUp();
  stream().onOpen();
  for (let n = 0; n < 100; n += 1) stream().onEvent(event);
  expect(onEvents).not.toHaveBeenCalled();
  expect(frames).toHaveLength(1);
  frames[0]?.();
  expect(onEvents).toHaveBeenCalledTimes(1);
  expect(onEvents.mock.calls[0]?.[0]).toHaveLength(100);
});

test('a hidden tab closes the stream, and opens a new one when it is visible again', () => {
  const { connection, opened, statuses, stream, frames, onEvents } = setUp();
  stream().onOpen();
  stream().onEvent(event);
  connection.sleep();
  expect(opened[0]?.close).toHaveBeenCalled();
  expect(frames).toHaveLength(0);
  expect(onEvents).not.toHaveBeenCalled();
  connection.wake();
  connection.wake();
  expect(opened).toHaveLength(2);
  expect(statuses).toEqual(['on', 'off']);
});

test('a stream that ends is reopened with exponential backoff, and is reported as lost', () => {
  const { opened, waiting, statuses, stream } = setUp();
  const pauses: (number | undefined)[] = [];
  for (let n = 0; n < 6; n += 1) {
    stream().onEnd();
    const next = waiting.shift();
    pauses.push(next?.ms);
    next?.run();
  }
  expect(pauses).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000]);
  expect(opened).toHaveLength(7);
  expect(statuses).toEqual(Array(6).fill('lost'));
});

test('after a stream that was open the first pause is short again', () => {
  const { waiting, stream } = setUp();
  for (let n = 0; n < 3; n += 1) {
    stream().onEnd();
    waiting.shift()?.run();
  }
  stream().onOpen();
  stream().onEnd();
  expect(waiting[0]?.ms).toBe(5000);
});

test('a stream that reconnects on its own is not opened twice', () => {
  const { opened, statuses, stream } = setUp();
  stream().onOpen();
  stream().onLost();
  stream().onOpen();
  expect(opened).toHaveLength(1);
  expect(statuses).toEqual(['on', 'lost', 'on']);
});

test('a stream that was cut off resumes after the last id, a tab that was hidden starts over', () => {
  const { connection, opened, waiting, stream } = setUp();
  stream().onId('a-1');
  stream().onId('a-2');
  stream().onEnd();
  waiting.shift()?.run();
  stream().onEnd();
  waiting.shift()?.run();
  expect(opened.map(({ since }) => since)).toEqual([undefined, 'a-2', 'a-2']);
  connection.sleep();
  connection.wake();
  expect(opened[3]?.since).toBeUndefined();
});

test('a silent stream, without even a beat, is reopened after the last id', () => {
  const { opened, waiting, statuses, stream } = setUp();
  stream().onOpen();
  stream().onId('a-1');
  waiting.shift()?.run();
  stream().onId('a-2');
  waiting.shift()?.run();
  expect(opened[0]?.close).not.toHaveBeenCalled();
  waiting.shift()?.run();
  expect(opened[0]?.close).toHaveBeenCalledTimes(1);
  expect(statuses).toEqual(['on', 'lost']);
  waiting.shift()?.run();
  expect(opened.map(({ since }) => since)).toEqual([undefined, 'a-2']);
});

test('no beat is awaited while the stream is lost or closed', () => {
  const { connection, waiting, stream } = setUp();
  stream().onOpen();
  stream().onLost();
  expect(waiting).toEqual([]);
  stream().onOpen();
  connection.sleep();
  expect(waiting).toEqual([]);
});

test('SYS-7 the list is current with a heartbeat that says so, and with what comes after the first one', () => {
  const { stream, frames, waiting, onEvents, onCurrent } = setUp();
  const flush = () => {
    for (const run of frames.splice(0)) run();
  };
  stream().onOpen();
  stream().onEvent(event);
  flush();
  stream().onEvent({ ...event, at: 2 });
  expect(onCurrent).not.toHaveBeenCalled();
  stream().onBeat(false);
  expect(onEvents).toHaveBeenCalledTimes(2);
  expect(onCurrent).not.toHaveBeenCalled();
  stream().onBeat(true);
  expect(onCurrent).toHaveBeenCalledTimes(1);
  stream().onEvent({ ...event, at: 3 });
  flush();
  expect(onCurrent).toHaveBeenCalledTimes(2);
  stream().onBeat(false);
  expect(onCurrent).toHaveBeenCalledTimes(2);
  stream().onLost();
  stream().onOpen();
  stream().onEvent({ ...event, at: 4 });
  flush();
  expect(onCurrent).toHaveBeenCalledTimes(2);
  stream().onBeat(false);
  stream().onEnd();
  waiting.splice(0).at(-1)?.run();
  stream().onOpen();
  stream().onEvent({ ...event, at: 5 });
  flush();
  expect(onEvents.mock.lastCall).toEqual([[{ ...event, at: 5 }]]);
  expect(onCurrent).toHaveBeenCalledTimes(2);
});
