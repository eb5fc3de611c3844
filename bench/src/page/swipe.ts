import type { Browser, CDPSession } from '@playwright/test';
import { type TraceEvent, type Verdict, verdictOf } from './frame-verdicts.ts';

const speed = 720;
const longestMs = 3000;

/** Scrolls down as a hand does, past the page's own script, and tells what the compositor made of it. */
export async function swipeFor(browser: Browser, cdp: CDPSession, ms: number): Promise<Verdict> {
  const tracing = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  tracing.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as TraceEvent[])
      if (event.name === 'PipelineReporter') events.push(event);
  });
  const traceConfig = { includedCategories: ['cc', 'benchmark'] };
  await tracing.send('Tracing.start', { traceConfig, transferMode: 'ReportEvents' });
  for (let left = ms; left > 0; left -= longestMs) {
    const yDistance = (-speed * Math.min(left, longestMs)) / 1000;
    const hand = { x: 200, y: 400, gestureSourceType: 'mouse', preventFling: true } as const;
    await cdp.send('Input.synthesizeScrollGesture', { ...hand, speed, yDistance });
  }
  const whole = new Promise((done) => tracing.once('Tracing.tracingComplete', done));
  await tracing.send('Tracing.end');
  await whole;
  await tracing.detach();
  return verdictOf(events);
}
