import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { freePort } from './own-gateway.ts';

const GALLERY = fileURLToPath(new URL('../tools/gallery/gallery.ts', import.meta.url));

test.use({ hydrates: false });

async function startGallery() {
  const port = await freePort();
  const gallery = spawn(process.execPath, [GALLERY, `--port=${port}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(gallery, 'exit');
  await Promise.race([once(gallery.stdout, 'data'), ended]);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      gallery.kill();
      await ended;
    },
  };
}

/** A line for each specimen and column: its height, and its texts that overlap. */
const measure = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Box {
      top: number;
      bottom: number;
      left: number;
      right: number;
    }

    /** The part of it that no ancestor cuts off. */
    function visible(box: Box, element: Element, column: Element): Box {
      let { top, bottom, left, right } = box;
      for (let at: Element | null = element; at && at !== column; at = at.parentElement) {
        if (getComputedStyle(at).overflowX === 'visible') continue;
        const edge = at.getBoundingClientRect();
        [top, left] = [Math.max(top, edge.top), Math.max(left, edge.left)];
        [bottom, right] = [Math.min(bottom, edge.bottom), Math.min(right, edge.right)];
      }
      return { top, bottom, left, right };
    }

    function textBoxes(column: Element) {
      const texts = document.createTreeWalker(column, NodeFilter.SHOW_TEXT);
      const boxes: { node: Node; text: string; box: Box }[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.textContent?.trim().slice(0, 30);
        const element = node.parentElement;
        const isShown = element?.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
        });
        if (!text || !element || !isShown || element.closest('.vh, svg')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects())
          boxes.push({ node, text, box: visible(box, element, column) });
      }
      return boxes;
    }
    /** Boxes of lines are higher than their letters. */
    const isOver = (a: Box, b: Box) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 8;

    return [...document.querySelectorAll('figure [data-column]')].flatMap((column) => {
      const name = `${column.parentElement?.id} ${column.getAttribute('data-column')}`;
      const boxes = textBoxes(column);
      const overlaps = boxes.flatMap((one, no) =>
        boxes
          .slice(no + 1)
          .filter((other) => one.node !== other.node && isOver(one.box, other.box))
          .map((other) => `${name}: ${one.text} over ${other.text}`),
      );
      return [`${name}: ${Math.round(column.getBoundingClientRect().height)}`, ...overlaps];
    });
  });

test('each part of the gallery is as high as before, and no texts in it overlap anew', async ({
  page,
}) => {
  const gallery = await startGallery();
  try {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(gallery.url);
    await expect(page.locator('main[data-ready]')).toBeVisible({ timeout: 60_000 });
    await page.evaluate(() => document.fonts.ready);
    // If a change is wanted: npm run e2e -- e2e/gallery.long.test.ts --update-snapshots
    expect(`${(await measure(page)).join('\n')}\n`).toMatchSnapshot('gallery-heights.txt');
  } finally {
    await page.close();
    await gallery.stop();
  }
});
