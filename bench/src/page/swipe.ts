import type { Browser, CDPSession } from '@playwright/test';
import { type FrameVerdict, frameVerdict, type TraceEvent } from './frame-verdicts.ts';

const SPEED_PX_PER_S = 720;
const MAX_GESTURE_MS = 3000;

/** Scrolls down by a gesture, without the page's main thread, and returns what the compositor made of it. */
export async function swipeFor(
  browser: Browser,
  cdp: CDPSession,
  ms: number,
): Promise<FrameVerdict> {
  const tracing = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  tracing.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as TraceEvent[])
      if (event.name === 'PipelineReporter') events.push(event);
  });
  const traceConfig = { includedCategories: ['cc', 'benchmark'] };
  await tracing.send('Tracing.start', { traceConfig, transferMode: 'ReportEvents' });
  for (let left = ms; left > 0; left -= MAX_GESTURE_MS) {
    const yDistance = (-SPEED_PX_PER_S * Math.min(left, MAX_GESTURE_MS)) / 1000;
    const gesture = { x: 200, y: 400, gestureSourceType: 'mouse', preventFling: true } as const;
    await cdp.send('Input.synthesizeScrollGesture', {
      ...gesture,
      speed: SPEED_PX_PER_S,
      yDistance,
    });
  }
  const complete = new Promise((done) => tracing.once('Tracing.tracingComplete', done));
  await tracing.send('Tracing.end');
  await complete;
  await tracing.detach();
  return frameVerdict(events);
}
