const { body, documentElement, fonts } = document;

/** Elements that change their font in one frame: laying out more would block a slow phone for over 50 ms. */
const ELEMENTS_PER_FRAME = 120;

/** Divides the page into parts for one frame each, in the order of the document. */
const framesOf = (page: Element): HTMLElement[][] => {
  const frames: HTMLElement[][] = [];
  let room = 0;
  const divide = (parent: Element) => {
    for (const part of parent.children) {
      const size = part.getElementsByTagName('*').length + 1;
      if (size > ELEMENTS_PER_FRAME) divide(part);
      else {
        if (size > room) {
          frames.push([]);
          room = ELEMENTS_PER_FRAME;
        }
        frames.at(-1)?.push(part as HTMLElement);
        room -= size;
      }
    }
  };
  divide(page);
  return frames;
};

/**
 * Shows the page in its fonts once those files are loaded whose letters it has. `data-faceless` on an element, first on
 * the root, keeps the fallback fonts, whose metrics are the same.
 */
export const loadFonts = () =>
  Promise.all(
    ['Text', 'Text Ext', 'Figures'].map((name) =>
      fonts.load(`1em "Touchline ${name}"`, body.textContent),
    ),
  ).then(
    () => {
      const frames = framesOf(body);
      for (const part of frames.flat()) part.dataset.faceless = '';
      delete documentElement.dataset.faceless;
      const showNext = () => {
        const parts = frames.shift();
        if (!parts) return;
        for (const part of parts) delete part.dataset.faceless;
        requestAnimationFrame(showNext);
      };
      requestAnimationFrame(showNext);
    },
    () => {},
  );
