/** What a trace of Chromium says of one frame; a frame may be told of twice, once in part and once whole. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  args?: {
    chrome_frame_reporter?: {
      state?: string;
      frame_sequence?: number;
      affects_smoothness?: boolean;
    };
  };
}

const isFrame = ({ name, ph }: TraceEvent) => name === 'PipelineReporter' && ph === 'b';

/** Of the pictures that were due while the page moved, the share that the compositor did not show; the page's is the process that had most. */
export function droppedByCompositor(events: readonly TraceEvent[]): number {
  const processes = [...Map.groupBy(events.filter(isFrame), ({ pid }) => pid).values()];
  const [frames = []] = processes.toSorted((one, other) => other.length - one.length);
  const shown = new Set<number>();
  const dropped = new Set<number>();
  for (const { args } of frames) {
    const {
      state = '',
      frame_sequence = -1,
      affects_smoothness,
    } = args?.chrome_frame_reporter ?? {};
    if (state.startsWith('STATE_PRESENTED')) shown.add(frame_sequence);
    else if (state === 'STATE_DROPPED' && affects_smoothness) dropped.add(frame_sequence);
  }
  const lost = [...dropped].filter((frame) => !shown.has(frame)).length;
  return lost / (lost + shown.size);
}
