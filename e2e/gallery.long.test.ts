import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { languages } from '@touchline/types/client-contract';
import { expect, test } from './fixtures.ts';
import { findOverflow } from './overflow.ts';
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

interface Measured {
  /** A specimen and a column of it. */
  name: string;
  height: number;
  /** Texts that overlap, or that stick out of their boxes. */
  problems: string[];
}

const measure = (page: Page): Promise<Measured[]> =>
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

    /** The nearest element with a width of its own. */
    function blockOf(element: Element): Element {
      const parent = element.parentElement;
      return parent && getComputedStyle(element).display === 'inline' ? blockOf(parent) : element;
    }

    function textBoxes(column: Element) {
      const texts = document.createTreeWalker(column, NodeFilter.SHOW_TEXT);
      const boxes: { node: Node; text: string; box: Box; block: Box }[] = [];
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
        const block = blockOf(element).getBoundingClientRect();
        for (const box of range.getClientRects())
          boxes.push({ node, text, box: visible(box, element, column), block });
      }
      return boxes;
    }
    /** Boxes of lines are higher than their letters. */
    const isOver = (a: Box, b: Box) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 8;

    const isOut = (box: Box, block: Box) =>
      box.right - box.left > 0 && (box.right > block.right + 2 || box.left < block.left - 2);

    return [...document.querySelectorAll('figure [data-column]')]
      .filter((column) => column.checkVisibility())
      .map((column) => {
        const boxes = textBoxes(column);
        const overlaps = boxes.flatMap((one, no) =>
          boxes
            .slice(no + 1)
            .filter((other) => one.node !== other.node && isOver(one.box, other.box))
            .map((other) => `${one.text} over ${other.text}`),
        );
        const out = boxes.filter(({ box, block }) => isOut(box, block));
        return {
          name: `${column.parentElement?.id} ${column.getAttribute('data-column')}`,
          height: Math.round(column.getBoundingClientRect().height),
          problems: [...overlaps, ...out.map(({ text }) => `${text} sticks out`)],
        };
      });
  });

type Views = Readonly<Record<string, readonly Measured[]>>;

/** A line for each specimen and column, with its heights in all views; `-` where it is not shown. */
function heightLines(views: Views): string[] {
  const found = Object.values(views).map(
    (all) => new Map(all.map((one) => [one.name, one.height])),
  );
  const names = new Set(found.flatMap((heights) => [...heights.keys()]));
  const lines = [...names].map(
    (name) => `${name}: ${found.map((heights) => heights.get(name) ?? '-').join(' ')}`,
  );
  return [Object.keys(views).join(' '), ...lines];
}

test('each part of the gallery is as high as before, and no texts in it overlap or stick out anew', async ({
  page,
}) => {
  // Two hundred specimens, six times.
  test.slow();
  const gallery = await startGallery();
  const views: Record<string, Measured[]> = {};
  const problems: string[] = [];
  try {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const language of languages) {
      await page.goto(`${gallery.url}?language=${language}`);
      await expect(page.locator('main[data-ready]')).toBeVisible({ timeout: 60_000 });
      await page.evaluate(() => document.fonts.ready);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        const view = `${language}-${width}`;
        const measured = await measure(page);
        // Chinese is in a font of the system, and breaks lines as that font has it.
        if (language !== 'zh') views[view] = measured;
        const found = measured.flatMap(({ name, problems }) =>
          problems.map((one) => `${name}: ${one}`),
        );
        found.push(...(await findOverflow(page)));
        problems.push(...found.map((one) => `${view} ${one}`));
      }
    }
    // If a change is wanted: npm run e2e -- e2e/gallery.long.test.ts --update-snapshots
    const lines = [...heightLines(views), ...problems];
    expect(`${lines.join('\n')}\n`).toMatchSnapshot('gallery-heights.txt');
  } finally {
    await page.close();
    await gallery.stop();
  }
});
