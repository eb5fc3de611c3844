import type { Page } from '@playwright/test';

declare global {
  interface Window {
    lastFocused?: Element | undefined;
  }
}

/** The problems of the focused element; undefined at the end of the page. */
const checkFocusedElement = (page: Page, forward: boolean) =>
  page.evaluate(async (isForward) => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const isInWindow = () => {
      const { left, top, right, bottom } = focused.getBoundingClientRect();
      return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    };
    // Rows that come into sight are laid out in the next frames and move what follows them.
    for (let frame = 0; frame < 30 && !isInWindow(); frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.trim()}`;
    const problems: string[] = [];
    const addProblem = (text: string) => problems.push(`${name.slice(0, 60)}: ${text}`);

    const { left, top, right, bottom } = focused.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    if (!isInWindow()) addProblem('outside the window');
    else {
      const visible = document.elementFromPoint(x, y);
      const isVisible = visible && (focused.contains(visible) || visible.contains(focused));
      if (!isVisible) addProblem(`covered by ${visible?.tagName}.${visible?.className}`);
    }

    const styles = [focused, focused.parentElement as Element].flatMap((element) =>
      [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part)),
    );
    const isRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    if (!styles.some(isRing)) addProblem('no focus ring');

    const last = window.lastFocused;
    if (last?.isConnected) {
      const follows = Boolean(
        last.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
      if (follows !== isForward) addProblem('out of order');
    }
    window.lastFocused = focused;
    return problems;
  }, forward);

/** Tabs through up to `maxSteps` elements from one end of the page and returns their problems. */
export async function checkTabOrder(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  maxSteps: number,
): Promise<string[]> {
  await page.evaluate(() => {
    window.lastFocused = undefined;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const problems: string[] = [];
  for (let step = 0; step < maxSteps; step += 1) {
    await page.keyboard.press(key);
    const found = await checkFocusedElement(page, key === 'Tab');
    if (!found) return step > 0 ? problems : ['No element can be focused.'];
    problems.push(...found);
  }
  return problems;
}
