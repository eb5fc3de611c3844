import type { Page } from '@playwright/test';

declare global {
  interface Window {
    lastStop?: Element | undefined;
  }
}

/** What is wrong with the element that has the focus, as a visitor sees it; nothing at the end of the page. */
const checkFocusedElement = (page: Page, forward: boolean) =>
  page.evaluate((isForward) => {
    const stop = document.activeElement;
    if (!stop || stop === document.body) return undefined;
    const name = `${stop.tagName} ${stop.getAttribute('aria-label') ?? stop.textContent?.trim()}`;
    const faults: string[] = [];
    const fault = (what: string) => faults.push(`${name.slice(0, 60)}: ${what}`);

    const { left, top, right, bottom } = stop.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight)
      fault('out of sight');
    else {
      const seen = document.elementFromPoint(x, y);
      const inner = seen && (stop.contains(seen) || seen.contains(stop));
      if (!inner) fault(`covered by ${seen?.tagName}.${seen?.className}`);
    }

    const rings = [stop, stop.parentElement as Element].flatMap((element) =>
      [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part)),
    );
    const isRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    if (!rings.some(isRing)) fault('no ring');

    const last = window.lastStop;
    if (last?.isConnected) {
      const follows = Boolean(
        last.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
      if (follows !== isForward) fault('out of order');
    }
    window.lastStop = stop;
    return faults;
  }, forward);

/** The faults of the first stops from one end of the page on. */
export async function checkTabOrder(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  most: number,
): Promise<string[]> {
  await page.evaluate(() => {
    window.lastStop = undefined;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const faults: string[] = [];
  for (let stops = 0; stops < most; stops += 1) {
    await page.keyboard.press(key);
    const found = await checkFocusedElement(page, key === 'Tab');
    if (!found) return stops > 0 ? faults : ['Nothing takes the focus.'];
    faults.push(...found);
  }
  return faults;
}
