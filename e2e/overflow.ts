import type { Page } from '@playwright/test';

/** Horizontal overflow of the page, and text that a box cuts off without an ellipsis or scrolling. */
export const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const excess = document.documentElement.scrollWidth - innerWidth;
    if (excess > 0) found.add(`the page is ${excess} px too wide`);

    const isHidden = (style: CSSStyleDeclaration) =>
      style.clipPath !== 'none' || style.visibility === 'hidden';

    /** The nearest ancestor that clips its overflow; none if an element in between is hidden. */
    function clippingBox(element: Element | null): Element | undefined {
      for (let at = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (isHidden(style)) return undefined;
        if (style.overflowX !== 'visible') return at;
      }
      return undefined;
    }

    function isCut(text: Text, box: Element): boolean {
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(box);
      const isIntended = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      if (isIntended || overflowX === 'auto' || overflowX === 'scroll') return false;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = box.getBoundingClientRect();
      // Glyphs may extend slightly beyond their box.
      return [...range.getClientRects()].some(
        (line) => line.width > 0 && (line.right > right + 2 || line.left < left - 2),
      );
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node as Text;
      const box = text.data.trim() && clippingBox(text.parentElement);
      if (box && isCut(text, box)) found.add(`${text.data.trim()} in .${box.className}`);
    }
    return [...found];
  });
