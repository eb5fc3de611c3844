import markStyles from './console.css?inline';
import { focusKeyOf, readMemory, remember } from './memory.ts';

/** The key left of 1 on most keyboards, by its place: no other shortcut of the site uses it. */
const KEY_CODE = 'Backquote';
const TYPING = 'input:not([type=range]), textarea, select, [contenteditable]';

const isTyping = (event: KeyboardEvent) => {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest(TYPING) !== null;
};

/** Whether this browser is in a world of its own, in which failures may be simulated. */
const isInOwnWorld = () => /(^|; )x-(world-at|mock-\w+)=./.test(document.cookie);

function createMark(onOpen: () => void): HTMLButtonElement {
  const mark = document.createElement('button');
  mark.type = 'button';
  mark.className = 'mark';
  mark.title = 'Console (key `)';
  mark.ariaLabel = 'Console';
  mark.ariaExpanded = 'false';
  // Not in the tab order, which is the page's: a dialog of the page that traps the focus does not know the mark.
  mark.tabIndex = -1;
  mark.onclick = onOpen;
  return mark;
}

/** The mark in the corner, and the drawer that it opens, whose code is loaded with the first use. */
class Console extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' });
  readonly #mark = createMark(() => void this.open(true));
  #close: (() => void) | undefined;
  #returnFocus: Element | null = null;

  async connectedCallback() {
    this.role = 'complementary';
    this.ariaLabel = 'Console';
    const styles = new CSSStyleSheet();
    styles.replaceSync(markStyles);
    this.#root.adoptedStyleSheets = [styles];
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
    try {
      const { openDrawer } = await import('./open-drawer.tsx');
      const drawer = await openDrawer(this.#root, () => this.#onClose());
      this.#close = drawer.close;
      this.#mark.hidden = true;
      this.#mark.ariaExpanded = 'true';
      this.setAttribute('open', '');
      // The end of the page stays within reach.
      document.body.style.paddingBlockEnd = `${this.offsetHeight}px`;
      remember({ isOpen: true });
      if (movesFocus) drawer.focus();
      if (key !== undefined) this.#focusKey(key);
    } catch (error) {
      // Cookies that are invalid: /worlds can delete them.
      console.warn(error);
      this.#close = undefined;
      if (movesFocus) location.assign('/worlds');
    }
  }

  #onClose() {
    this.#close = undefined;
    this.#mark.hidden = false;
    this.#mark.ariaExpanded = 'false';
    this.removeAttribute('open');
    document.body.style.paddingBlockEnd = '';
    remember({ isOpen: false });
    const before = this.#returnFocus;
    if (before instanceof HTMLElement && before !== this && before !== document.body)
      before.focus();
    else this.#mark.focus();
  }

  #focusKey(key: string) {
    const focus = () =>
      [...this.#root.querySelectorAll<HTMLElement>('[data-key], [name]')]
        .find((control) => focusKeyOf(control) === key)
        ?.focus();
    // Jumps and operations come later than the rest.
    const observer = new MutationObserver(() => {
      if (!this.#root.activeElement) focus();
      if (this.#root.activeElement) observer.disconnect();
    });
    observer.observe(this.#root, { childList: true, subtree: true });
    focus();
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
