import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { nightlyUnless } from './long.ts';

test.use({ hydrates: false });

const EVENING = '2026-11-28T17:20:00Z';
const SATURDAY = 'Saturday 28 November';
const SUNDAY = 'Sunday 29 November';
/** Zones, each with an instant whose day is another than Singapore's, except in Shanghai, which has its clock. */
const visits = [
  { timezoneId: 'Europe/London', worldAt: EVENING, day: SATURDAY, width: 390 },
  { timezoneId: 'America/New_York', worldAt: EVENING, day: SATURDAY, width: 1440 },
  { timezoneId: 'Asia/Shanghai', worldAt: EVENING, day: SUNDAY, width: 390 },
  { timezoneId: 'Pacific/Auckland', worldAt: '2026-11-28T12:00:00Z', day: SUNDAY, width: 1440 },
] as const;

const WATCHED_MS = 5_000;
const ROWS = 8;

interface Frame {
  day: string | undefined;
  counts: string | undefined;
  rows: string[];
}

/** Records what each painted frame shows, when it differs from the frame before, over all documents of the page. */
async function recordFrames(page: Page): Promise<Frame[]> {
  const frames: Frame[] = [];
  await page.exposeFunction('recordFrame', (frame: Frame) => frames.push(frame));
  await page.addInitScript((rowCount) => {
    let last = '';
    const textOf = (element: Element | null | undefined) => element?.textContent?.trim();
    const record = () => {
      requestAnimationFrame(record);
      const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
      if (!isPainted) return;
      const rows = [...document.querySelectorAll<HTMLElement>('main li[data-match]')].slice(
        0,
        rowCount,
      );
      const frame = {
        day: textOf(document.querySelector('[data-days] [aria-current] .vh')),
        // Without the number of starred matches, which only this device knows.
        counts: [...document.querySelectorAll('main [data-days] [aria-current], main nav a')]
          .map(textOf)
          .filter((text) => !text?.startsWith('Starred'))
          .join(' | '),
        rows: rows.map((row) => `${row.dataset.match} ${textOf(row.querySelector('time'))}`),
      };
      if (JSON.stringify(frame) === last) return;
      last = JSON.stringify(frame);
      (window as unknown as { recordFrame: (shown: object) => void }).recordFrame(frame);
    };
    record();
  }, ROWS);
  return frames;
}

const hasWatched = (ms: number) => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint !== undefined && performance.now() - paint.startTime > ms;
};

const setWorld = (context: BrowserContext, baseURL: string | undefined, worldAt: string) =>
  context.addCookies([{ name: 'x-world-at', value: worldAt, url: baseURL as string }]);

for (const { timezoneId, worldAt, day, width } of visits) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(
      `PRF-6 a first visit shows the visitor's own day from the first paint on (${timezoneId}, ${width} px)`,
      nightlyUnless(timezoneId === visits[0]?.timezoneId),
      async ({ page, context, baseURL }) => {
        await setWorld(context, baseURL, worldAt);
        await page.setViewportSize({ width, height: 900 });
        const frames = await recordFrames(page);
        await page.goto('/football/matches');
        await page.waitForFunction(hasWatched, WATCHED_MS);
        expect(frames.map((frame) => frame.day)).toEqual([day]);
        expect(frames).toHaveLength(1);
        expect(frames[0]?.rows).toHaveLength(ROWS);
      },
    );
  });
}
