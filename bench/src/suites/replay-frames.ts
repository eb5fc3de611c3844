import { type DragVisit, dragVisit } from '../page/drag-frames.ts';
import { type FrameTime, totalOf } from '../page/thread-time.ts';
import { withBrowser } from '../page/with-browser.ts';
import { type Row, rowsOfRounds } from '../result-row.ts';

/** The time of threads hardly depends on what else the machine does, which makes frames late. */
const PARTS: readonly (keyof FrameTime)[] = [
  'script',
  'style',
  'layout',
  'paint',
  'composite',
  'compositor',
];

const LONG_FRAME_MS = 20;
/** A Saturday evening after a round of basketball. */
const EVENING = '2026-11-28T22:30:00Z';

interface Match {
  id: string;
  statusId: string;
}

/** A basketball match that is over: its timeline is the longest. */
async function matchPath(base: string): Promise<string> {
  const response = await fetch(
    `${base}/api/matches?date=20261128&timezoneOffset=0&sportType=basketball`,
  );
  const { data } = (await response.json()) as { data: Match[] };
  const match = data.find(({ statusId }) => statusId === 'FINISHED');
  if (!match) throw new Error('No basketball match of the day is over.');
  return `/basketball/matches/${match.id}`;
}

const share = (frames: readonly number[], longerThanMs: number) =>
  frames.filter((ms) => ms > longerThanMs).length / frames.length;

const quantile = (frames: readonly number[], part: number) =>
  frames.toSorted((a, b) => a - b)[Math.floor((frames.length - 1) * part)] ?? Number.NaN;

function rowsOf(what: string, visits: readonly DragVisit[]): Row[] {
  const row = rowsOfRounds('handle of a match, CPU 4× slower', visits, `${what}: `);
  return [
    row('frame, median', 'ms', ({ frames }) => quantile(frames, 0.5), { atMost: 17 }),
    row('frame, 95th percentile', 'ms', ({ frames }) => quantile(frames, 0.95), {
      atMost: LONG_FRAME_MS,
    }),
    row('frames over 20 ms', '%', ({ frames }) => share(frames, LONG_FRAME_MS) * 100, {
      atMost: 2,
    }),
    row('threads for a frame, not slowed down', 'ms', ({ time }) => totalOf(time), { atMost: 4 }),
    ...PARTS.map((part) => row(`of it ${part}`, 'ms', ({ time }) => time[part])),
    row('requests', '', ({ requests }) => requests, { atMost: 0 }),
  ];
}

/** A slow phone drags the handle of a basketball match, with the charts closed and open. */
export async function replayFrames(rounds: number, seconds: number): Promise<Row[]> {
  const [closed, open]: [DragVisit[], DragVisit[]] = [[], []];
  await withBrowser(async (browser, base) => {
    const path = await matchPath(base);
    for (let round = 0; round < rounds; round += 1) {
      const visit = { base, browser, path, seconds };
      closed.push(await dragVisit({ ...visit, hasCharts: false }));
      open.push(await dragVisit({ ...visit, hasCharts: true }));
    }
  }, EVENING);
  return [...rowsOf('board', closed), ...rowsOf('with lead and prices', open)];
}
