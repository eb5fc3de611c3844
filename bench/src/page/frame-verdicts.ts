/** What a trace of Chromium says of one frame; a frame may be told of twice, once in part and once whole. */
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

/** Of the pictures that were due while the page moved. */
export interface Verdict {
  /** The share that the compositor did not show. */
  dropped: number;
  /** Of those shown, the share in which a part was not drawn yet. */
  unfinished: number;
}

const isFrame = ({ name, ph }: TraceEvent) => name === 'PipelineReporter' && ph === 'b';

/** The page's is the process that had most frames. */
export function verdictOf(events: readonly TraceEvent[]): Verdict {
  const processes = [...Map.groupBy(events.filter(isFrame), ({ pid }) => pid).values()];
  const [frames = []] = processes.toSorted((one, other) => other.length - one.length);
  const shown = new Map<number, boolean>();
  const dropped = new Set<number>();
  for (const { args } of frames) {
    const { state = '', frame_sequence = -1, ...frame } = args?.frame_reporter ?? {};
    if (state.startsWith('STATE_PRESENTED')) {
      const lacked = shown.get(frame_sequence) ?? true;
      shown.set(frame_sequence, lacked && frame.has_missing_content === true);
    } else if (state === 'STATE_DROPPED' && frame.affects_smoothness) dropped.add(frame_sequence);
  }
  const lost = [...dropped].filter((frame) => !shown.has(frame)).length;
  const unfinished = [...shown.values()].filter(Boolean).length;
  return { dropped: lost / (lost + shown.size), unfinished: unfinished / shown.size };
}
