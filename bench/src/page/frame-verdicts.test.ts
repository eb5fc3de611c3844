import { expect, test } from 'vitest';
import { verdictOf } from './frame-verdicts.ts';

interface Said {
  affects_smoothness?: boolean;
  has_missing_content?: boolean;
}

const frame = (frame_sequence: number, state: string, said: Said = {}, pid = 1) => ({
  ...{ name: 'PipelineReporter', ph: 'b', pid },
  args: { frame_reporter: { frame_sequence, state: `STATE_${state}`, ...said } },
});
const seen = { affects_smoothness: true };
const lacking = { has_missing_content: true };

test('a frame that came in part was shown; one that nobody waited for was not dropped', () => {
  const events = [
    frame(1, 'PRESENTED_PARTIAL'),
    frame(1, 'PRESENTED_ALL'),
    frame(2, 'PRESENTED_PARTIAL'),
    frame(2, 'DROPPED', seen),
    frame(3, 'DROPPED', seen),
    frame(4, 'NO_UPDATE_DESIRED'),
    frame(5, 'DROPPED'),
    frame(6, 'PRESENTED_ALL'),
    frame(7, 'DROPPED', seen, 2),
  ];
  expect(verdictOf(events).dropped).toBe(1 / 4);
});

test('a frame is unfinished if a part of it was missing all the time', () => {
  const events = [
    frame(1, 'PRESENTED_PARTIAL', lacking),
    frame(1, 'PRESENTED_ALL'),
    frame(2, 'PRESENTED_ALL', lacking),
  ];
  expect(verdictOf(events).unfinished).toBe(1 / 2);
});
