import { expect, test } from 'vitest';
import { frameVerdict } from './frame-verdicts.ts';

const frame = (frame_sequence: number, state: string, flags: object = {}, pid = 1) => ({
  name: 'PipelineReporter',
  ph: 'b',
  pid,
  args: { frame_reporter: { frame_sequence, state: `STATE_${state}`, ...flags } },
});
const visible = { affects_smoothness: true };
const missing = { has_missing_content: true };

test('a partial frame was presented; a frame that does not affect smoothness was not dropped', () => {
  const events = [
    frame(1, 'PRESENTED_PARTIAL'),
    frame(1, 'PRESENTED_ALL'),
    frame(2, 'PRESENTED_PARTIAL'),
    frame(2, 'DROPPED', visible),
    frame(3, 'DROPPED', visible),
    frame(4, 'NO_UPDATE_DESIRED'),
    frame(5, 'DROPPED'),
    frame(6, 'PRESENTED_ALL'),
    frame(7, 'DROPPED', visible, 2),
  ];
  expect(frameVerdict(events).dropped).toBe(1 / 4);
});

test('a frame is unfinished if content is missing from all its presentations', () => {
  const events = [
    frame(1, 'PRESENTED_PARTIAL', missing),
    frame(1, 'PRESENTED_ALL'),
    frame(2, 'PRESENTED_ALL', missing),
  ];
  expect(frameVerdict(events).unfinished).toBe(1 / 2);
});
