import { h } from './dom.ts';
import type { Drawer } from './drawer.ts';
import { readMemory, remember } from './memory.ts';
import { loadStyles } from './styles.ts';

/** The key left of 1 on most keyboards, by its place: no other shortcut of the site uses it. */
const KEY_CODE = 'Backquote';
const TYPING = 'input:not([type=range]), textarea, select, [contenteditable]';

const isTyping = (event: KeyboardEvent) => {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest(TYPING) !== null;
};

/** Whether this browser is in a world of its own, in which failures may be simulated. */
const isInOwnWorld = () => /(^|; )x-(world-at|mock-\w+)=./.test(document.cookie);

/** The mark in the corner, and the drawer that it opens, whose code is loaded with the first use. */
class Console extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' });
  /** Not in the tab order, which is the page's: a dialog of the page that traps the focus knows nothing of the mark. */
  readonly #mark = h('button', {
    type: 'button',
    class: 'mark',
    'aria-label': 'Console',
    title: 'Console (key `)',
    tabindex: -1,
    'aria-expanded': 'false',
    onclick: () => void this.open(true),
  });
  #close: (() => void) | undefined;
  #returnFocus: Element | null = null;

  async connectedCallback() {
    this.setAttribute('role', 'complementary');
    this.setAttribute('aria-label', 'Console');
    try {
      this.#root.adoptedStyleSheets = await loadStyles('console.css');
    } catch (error) {
      // Without a connection, or as the page is left: there is no console then.
      console.warn(error);
      return;
    }
    if (isInOwnWorld()) {
      this.#mark.dataset.own = '';
      this.#mark.title = 'Console (key `): this browser is in a world of its own';
    }
    this.#root.append(this.#mark);
    document.addEventListener('keydown', (event) => this.#onKey(event));
    const { isOpen, focus, scroll } = readMemory();
    remember({ focus: undefined, scroll: undefined });
    if (scroll && scroll.path === location.pathname + location.search) scrollTo(0, scroll.top);
    if (isOpen) await this.open(false, focus);
  }

  /** Moves the focus into the drawer, unless the page was loaded with the drawer open. */
  async open(movesFocus: boolean, key?: string) {
    if (this.#close) return;
    this.#close = () => {};
    this.#returnFocus = document.activeElement;
    let drawer: Drawer;
    try {
      const { openDrawer } = await import('./drawer.ts');
      drawer = await openDrawer(this.#root, () => this.#onClose());
    } catch (error) {
      // Cookies that are invalid: /worlds can delete them.
      console.warn(error);
      this.#close = undefined;
      if (movesFocus) location.assign('/worlds');
      return;
    }
    this.#close = drawer.close;
    this.#mark.hidden = true;
    this.#mark.setAttribute('aria-expanded', 'true');
    this.setAttribute('open', '');
    // The end of the page stays within reach.
    document.body.style.paddingBlockEnd = `${this.offsetHeight}px`;
    remember({ isOpen: true });
    if (movesFocus) drawer.focus();
    if (key !== undefined) this.#focusKey(key);
  }

  #onClose() {
    this.#close = undefined;
    this.#mark.hidden = false;
    this.#mark.setAttribute('aria-expanded', 'false');
    this.removeAttribute('open');
    document.body.style.paddingBlockEnd = '';
    remember({ isOpen: false });
    const before = this.#returnFocus;
    if (before instanceof HTMLElement && before !== this && before !== document.body)
      before.focus();
    else this.#mark.focus();
  }

  #focusKey(key: string) {
    const find = () =>
      [...this.#root.querySelectorAll<HTMLElement>('[data-key]')].find(
        ({ dataset }) => dataset.key === key,
      );
    const found = find();
    if (found) found.focus();
    // Jumps come later than the rest.
    else this.#root.addEventListener('filled', () => find()?.focus(), { once: true });
  }

  #onKey(event: KeyboardEvent) {
    const { code, key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isWithin = event.composedPath().includes(this);
    if (key === 'Escape' && isWithin && this.#close) this.#close();
    if (code !== KEY_CODE || ctrlKey || metaKey || altKey || shiftKey || isTyping(event)) return;
    event.preventDefault();
    if (this.#close) this.#close();
    else void this.open(true);
  }
}

customElements.define('touchline-console', Console);
document.body.append(document.createElement('touchline-console'));
