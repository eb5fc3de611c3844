import { afterEach, beforeEach, expect, test } from 'vitest';
import { handleShortcut } from './handle-shortcut.ts';

const row = (id: string) =>
  `<li data-match="${id}"><a id="${id}" href="/x">x</a><button data-starred="false">s</button></li>`;

beforeEach(() => {
  document.body.innerHTML = `<main><nav data-days><a id="d1" href="/1">1</a><a id="d2" href="/2">2</a></nav>
    <input data-find><ul>${row('m1')}${row('m2')}${row('m3')}</ul></main>`;
  // jsdom lays nothing out.
  Element.prototype.checkVisibility = function visible() {
    return !this.closest('[hidden]');
  };
  Element.prototype.scrollIntoView = () => {};
});

// Other files share the document.
afterEach(() => document.body.replaceChildren());

const focused = () => document.activeElement?.id;
const pressAll = (...keys: string[]) => {
  for (const key of keys) handleShortcut(key, document.activeElement as Element);
};

test('j, k and the arrows move between rows and stop at the ends', () => {
  pressAll('j');
  expect(focused()).toBe('m1');
  pressAll('j', 'ArrowDown', 'ArrowDown');
  expect(focused()).toBe('m3');
  pressAll('k');
  expect(focused()).toBe('m2');
  pressAll('ArrowUp', 'k');
  expect(focused()).toBe('m1');
});

test('hidden rows are skipped', () => {
  document.querySelector('[data-match=m2]')?.setAttribute('hidden', '');
  pressAll('j', 'j');
  expect(focused()).toBe('m3');
});

test('in the day strip the arrows move between days', () => {
  document.getElementById('d1')?.focus();
  pressAll('ArrowRight');
  expect(focused()).toBe('d2');
  pressAll('ArrowLeft');
  expect(focused()).toBe('d1');
});

test('s stars the focused row, if there is one', () => {
  let stars = 0;
  for (const button of document.querySelectorAll('button')) button.onclick = () => (stars += 1);
  pressAll('s');
  expect(stars).toBe(0);
  pressAll('j', 's');
  expect(stars).toBe(1);
});

test('s on a row that moves focuses its neighbour, not the top of the page', async () => {
  const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-match=${id}]`);
  const list = document.querySelector('ul');
  for (const button of document.querySelectorAll('button'))
    button.onclick = () => queueMicrotask(() => list?.prepend(clone(button.parentElement)));
  const clone = (old: HTMLElement | null) => {
    old?.remove();
    return old?.cloneNode(true) as Node;
  };
  pressAll('j', 'j', 's');
  await expect.poll(focused).toBe('m3');
  pressAll('s');
  await expect.poll(focused).toBe('m1');
  expect(rowOf('m3')?.nextElementSibling).toBe(rowOf('m2'));
});

test('j starts at the first row in view, also after Back', () => {
  const tops: Record<string, number> = { m1: -40, m2: 20, m3: 60 };
  for (const [id, top] of Object.entries(tops)) {
    const link = document.getElementById(id) as HTMLElement;
    link.getBoundingClientRect = () => new DOMRect(0, top, 100, 40);
  }
  pressAll('j');
  expect(focused()).toBe('m2');
});

test('f focuses the filter field', () => {
  pressAll('f');
  expect(document.activeElement?.hasAttribute('data-find')).toBe(true);
});
