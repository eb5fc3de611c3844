/** A trace event of Chromium, with times in microseconds. */
export interface ThreadEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The time that the thread ran: unlike `dur`, it hardly depends on what else the machine does. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const PARTS = ['script', 'style', 'layout', 'paint', 'composite', 'other'] as const;
type Part = (typeof PARTS)[number];

/** Milliseconds of the page's main thread by what it did, and of its compositor thread. */
export type FrameTime = Readonly<Record<Part | 'compositor', number>>;

const PART_OF: Readonly<Record<string, Part>> = {
  EventDispatch: 'script',
  FunctionCall: 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'composite',
  Commit: 'composite',
};

interface Span extends ThreadEvent {
  readonly part: Part;
  readonly end: number;
}

const durationOf = ({ tdur = 0 }: ThreadEvent) => tdur / 1000;

/** Adds the time of each event without the events within it, which count for their own part. */
function addMainThread(events: readonly ThreadEvent[], sums: Record<Part, number>): void {
  const open: Span[] = [];
  for (const event of events) {
    while (open.length > 0 && event.ts >= (open.at(-1) as Span).end) open.pop();
    const parent = open.at(-1);
    const part = PART_OF[event.name] ?? parent?.part ?? 'other';
    sums[part] += durationOf(event);
    if (parent) sums[parent.part] -= durationOf(event);
    open.push({ ...event, part, end: event.ts + (event.dur ?? 0) });
  }
}

function outermost(events: readonly ThreadEvent[]): ThreadEvent[] {
  let end = 0;
  return events.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
}

/** What a frame of the page cost its threads, on average over the frames of the trace. */
export function frameTime(events: readonly ThreadEvent[]): FrameTime {
  const nameOf = new Map(
    events
      .filter(({ name }) => name === 'thread_name')
      .map(({ pid, tid, args }) => [`${pid} ${tid}`, args?.name]),
  );
  const spans = events
    .filter(({ ph }) => ph === 'X')
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const threads = [...Map.groupBy(spans, ({ pid, tid }) => `${pid} ${tid}`)];
  const framesOf = (list: readonly ThreadEvent[]) => list.filter(({ name }) => name === 'Commit');
  // The page that draws, where the browser has several.
  const [main] = threads
    .filter(([thread]) => nameOf.get(thread) === 'CrRendererMain')
    .map(([, list]) => list)
    .toSorted((one, other) => framesOf(other).length - framesOf(one).length);
  const sums = { script: 0, style: 0, layout: 0, paint: 0, composite: 0, other: 0, compositor: 0 };
  if (!main) throw new Error('The trace has no main thread of a page.');
  addMainThread(main, sums);
  for (const [thread, list] of threads) {
    if (nameOf.get(thread) !== 'Compositor' || list[0]?.pid !== main[0]?.pid) continue;
    for (const event of outermost(list)) sums.compositor += durationOf(event);
  }
  const frames = framesOf(main).length;
  if (frames === 0) throw new Error('The trace has no frame of the page.');
  return Object.fromEntries(
    Object.entries(sums).map(([part, ms]) => [part, ms / frames]),
  ) as FrameTime;
}

export const totalOf = (time: FrameTime) => Object.values(time).reduce((sum, ms) => sum + ms, 0);
