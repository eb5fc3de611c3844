import type { Match } from '@touchline/types';
import { expect, test } from 'vitest';
import { LiveChannel } from './live-channel.ts';
import { streamFilter } from './stream-filter.ts';

const everything = streamFilter(undefined, undefined);

const match = (n: number, score = 0) =>
  ({
    id: `ma-${n}`,
    tournament: { id: 'to-1', sportType: 'football' },
    homeTeam: { name: 'a club with a name that is longer than a patch', score },
  }) as unknown as Match;

function setUp() {
  const channel = new LiveChannel({
    frameOf: (plain: string) => ({ plain }),
    observe: () => {},
    clock: () => 0,
  });
  const update = (
    id: string,
    matches: readonly Match[],
    ageSeconds = 0,
    finals?: ReadonlyMap<string, Match>,
  ) => channel.update({ id, matches, at: 1, ageSeconds }, finals);
  /** The frames that a stream gets, from now on. */
  function join(lastEventId?: string, filter = everything): string[] {
    const frames: string[] = [];
    const send = ({ plain }: { plain: string }) => frames.push(plain);
    channel.join({ filter, isBehind: false, position: '', send, end() {} }, lastEventId);
    return frames;
  }
  return { channel, update, join };
}

test('SYS-7 a stream that resumes gets a heartbeat after what it missed', () => {
  const { update, join } = setUp();
  update('one', [match(1)]);
  update('two', [match(1, 1)]);
  expect(join('one').join('')).toMatch(
    /^id: two\ndata: \{"kind":"patch".*\n\nevent: beat\nid: two\n/,
  );
  expect(join('two').join('')).toMatch(/^event: beat\nid: two\n/);
});

test('SYS-7 the heartbeat says that a list is not current if the cache has had it for long', () => {
  const { update, join } = setUp();
  update('one', [match(1)], 10);
  expect(join('one').join('')).toContain('event: beat\n');
  const old = setUp();
  old.update('one', [match(1)], 11);
  expect(old.join('one').join('')).toContain('event: stale\n');
});

test('the log has the last 2000 changes, from which streams resume', () => {
  const { update, join } = setUp();
  const list = (score: number) => Array.from({ length: 900 }, (_, n) => match(n, score));
  for (let score = 0; score < 6; score += 1) update(`list-${score}`, list(score));
  const isWhole = (id: string) => join(id).join('').includes('"kind":"reset"');
  expect([isWhole('list-4'), isWhole('list-3')]).toEqual([false, true]);
});

test('of streams of different matches each gets the changes of its own', () => {
  const { update, join } = setUp();
  update('one', [match(1), match(2)]);
  const [first, second] = ['ma-1', 'ma-2'].map((id) => join('one', streamFilter(undefined, [id])));
  update('two', [match(1, 5), match(2)]);
  expect(first?.at(-1)).toContain('"id":"ma-1"');
  expect(second?.join('')).not.toContain('"kind"');
});

test('a browser with an unknown event id gets final states, also if one without an id has joined before it', () => {
  const { update, join } = setUp();
  update('one', [match(1), match(2)]);
  update('two', [match(1)], 0, new Map([['ma-2', match(2, 3)]]));
  expect(join().join('')).not.toContain('"kind":"remove"');
  expect(join('no longer known').join('')).toContain('"score":3');
});

test('a stream that is behind gets no heartbeat, and later all that it missed', () => {
  const { channel, update } = setUp();
  const frames: string[] = [];
  const slow = {
    filter: everything,
    isBehind: false,
    position: '',
    send({ plain }: { plain: string }, position: string) {
      frames.push(plain);
      slow.position = position;
    },
    end() {},
  };
  update('one', [match(1)]);
  channel.join(slow, 'one');
  slow.isBehind = true;
  update('two', [match(1, 1)]);
  channel.heartbeat();
  slow.isBehind = false;
  channel.resume(slow);
  expect(frames.at(-1)).toContain('"score":1');
});
