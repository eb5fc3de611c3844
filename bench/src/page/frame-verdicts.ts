/** A trace event of Chromium about one frame. A frame can have two: one partial and one complete. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  args?: {
    frame_reporter?: {
      state?: string;
      frame_sequence?: number;
      affects_smoothness?: boolean;
      has_missing_content?: boolean;
    };
  };
}

/** About the frames that were due while the page scrolled. */
export interface FrameVerdict {
  /** The share of due frames that the compositor did not present. */
  dropped: number;
  /** The share of presented frames with a part that was not rasterized yet. */
  unfinished: number;
}

const isFrame = ({ name, ph }: TraceEvent) => name === 'PipelineReporter' && ph === 'b';

/** Only the events of the process with the most frames, which is the page's. */
export function frameVerdict(events: readonly TraceEvent[]): FrameVerdict {
  const processes = [...Map.groupBy(events.filter(isFrame), ({ pid }) => pid).values()];
  const [frames = []] = processes.toSorted((one, other) => other.length - one.length);
  const shown = new Map<number, boolean>();
  const dropped = new Set<number>();
  for (const { args } of frames) {
    const { state = '', frame_sequence = -1, ...frame } = args?.frame_reporter ?? {};
    if (state.startsWith('STATE_PRESENTED')) {
      const wasUnfinished = shown.get(frame_sequence) ?? true;
      shown.set(frame_sequence, wasUnfinished && frame.has_missing_content === true);
    } else if (state === 'STATE_DROPPED' && frame.affects_smoothness) dropped.add(frame_sequence);
  }
  const lost = [...dropped].filter((frame) => !shown.has(frame)).length;
  const unfinished = [...shown.values()].filter(Boolean).length;
  return { dropped: lost / (lost + shown.size), unfinished: unfinished / shown.size };
}
