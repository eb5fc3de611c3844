import { expect, test } from 'vitest';
import { frameTime, type ThreadEvent, totalOf } from './thread-time.ts';

const threadName = (tid: number, name: string, pid = 1): ThreadEvent => ({
  name: 'thread_name',
  ph: 'M',
  pid,
  tid,
  ts: 0,
  args: { name },
});

/** An event that ran all the time. */
const event = (name: string, from: number, to: number, tid = 1, pid = 1): ThreadEvent => ({
  name,
  ph: 'X',
  pid,
  tid,
  ts: from,
  dur: to - from,
  tdur: to - from,
});

const threads = [
  threadName(1, 'CrRendererMain'),
  threadName(2, 'Compositor'),
  threadName(1, 'CrRendererMain', 2),
];

test('a frame is the time of its threads by part, each event without those within it', () => {
  const events = [
    event('RunTask', 0, 10_000),
    event('FunctionCall', 1_000, 6_000),
    event('Layout', 2_000, 4_000),
    event('Paint', 7_000, 9_000),
    event('Commit', 9_000, 10_000),
    event('RunTask', 20_000, 24_000),
    event('Commit', 20_000, 21_000),
    event('RunTask', 0, 4_000, 2),
    event('Draw', 1_000, 3_000, 2),
  ];
  const time = frameTime([...threads, ...events]);
  expect(time).toEqual({
    script: 1.5,
    style: 0,
    layout: 1,
    paint: 1,
    composite: 1,
    other: 2.5,
    compositor: 2,
  });
  expect(totalOf(time)).toBe(9);
});

test('other pages of the browser do not count', () => {
  const own = [
    event('RunTask', 0, 4_000),
    event('Commit', 0, 1_000),
    event('Commit', 2_000, 3_000),
  ];
  const other = [event('RunTask', 0, 90_000, 1, 2), event('Commit', 0, 1_000, 1, 2)];
  expect(totalOf(frameTime([...threads, ...other, ...own]))).toBe(2);
});

test('a trace without frames is an error, not an endless time', () => {
  expect(() => frameTime([...threads, event('RunTask', 0, 4_000)])).toThrow('no frame of the page');
});
