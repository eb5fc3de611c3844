import { expect, test } from 'vitest';
import { droppedByCompositor } from './frame-verdicts.ts';

const frame = (frame_sequence: number, state: string, affects_smoothness = false, pid = 1) => ({
  ...{ name: 'PipelineReporter', ph: 'b', pid },
  args: { chrome_frame_reporter: { frame_sequence, state: `STATE_${state}`, affects_smoothness } },
});

test('a frame that came in part was shown; one that nobody waited for was not dropped', () => {
  const events = [
    frame(1, 'PRESENTED_PARTIAL'),
    frame(1, 'PRESENTED_ALL'),
    frame(2, 'PRESENTED_PARTIAL'),
    frame(2, 'DROPPED', true),
    frame(3, 'DROPPED', true),
    frame(4, 'NO_UPDATE_DESIRED'),
    frame(5, 'DROPPED'),
    frame(6, 'PRESENTED_ALL'),
    frame(7, 'DROPPED', true, 2),
  ];
  expect(droppedByCompositor(events)).toBe(1 / 4);
});
