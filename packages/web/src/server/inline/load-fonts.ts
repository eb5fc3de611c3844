const { body, documentElement, fonts } = document;

/** More elements that change their font in one frame would block a slow phone for over 50 ms. */
const ELEMENTS = 90;

const sizeOf = (part: Element) => part.getElementsByTagName('*').length + 1;

/** The page in parts of at most so many elements, in the order of the document. */
const partsOf = (page: Element): Element[] =>
  [...page.children].flatMap((part) => (sizeOf(part) > ELEMENTS ? partsOf(part) : part));

/** Removes `data-faceless`, or adds it. */
const toggle = (part: Element) => part.toggleAttribute('data-faceless');

const changePage = () => {
  const parts = partsOf(body);
  [documentElement, ...parts].forEach(toggle);
  const changeNext = () => {
    let size = 0;
    while (parts[0] && size < ELEMENTS) {
      size += sizeOf(parts[0]);
      toggle(parts.shift() as Element);
    }
    if (size) requestAnimationFrame(changeNext);
  };
  changeNext();
};

/**
 * Shows the page in its fonts once those files are loaded whose letters it has. `data-faceless` on an element, first on
 * the root, keeps the fallback fonts, whose metrics are the same.
 */
export const loadFonts = () => {
  if ('faceless' in documentElement.dataset)
    fonts
      .load(
        '1em "Touchline Text","Touchline Text Ext","Touchline Figures"',
        body.textContent as string,
      )
      .then(changePage, () => {});
};
