import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { Crest } from './crest.tsx';
import { Medal } from './medal.tsx';

beforeAll(() => {
  const style = document.createElement('style');
  style.textContent = readFileSync(join(import.meta.dirname, 'crest.module.css'), 'utf8');
  document.head.append(style);
});
afterEach(cleanup);

const LOGO = 'https://logos.test/1.png';

const drawings = [
  ['crest', Crest, 'te-1'],
  ['medal', Medal, 'to-1'],
] as const;

const imageOf = (container: Element) => container.querySelector('img') as HTMLImageElement;
const isDrawn = (container: Element) => container.querySelector('svg') !== null;

test.each(drawings)('SYS-3 ENT-2 a logo covers the %s once it has loaded', (_, Drawing, id) => {
  const { container } = render(<Drawing id={id} kind="football" logo={LOGO} />);
  expect(getComputedStyle(imageOf(container)).visibility).toBe('hidden');
  fireEvent.load(imageOf(container));
  expect(getComputedStyle(imageOf(container)).visibility).toBe('visible');
});

test.each(drawings)('SYS-3 ENT-2 a logo that does not load leaves the %s', (_, Drawing, id) => {
  const { container } = render(<Drawing id={id} kind="football" logo={LOGO} />);
  fireEvent.error(imageOf(container));
  expect(getComputedStyle(imageOf(container)).visibility).toBe('hidden');
  expect(isDrawn(container)).toBe(true);
});

test.each(drawings)('ENT-2 without a logo the %s needs no image', (_, Drawing, id) => {
  for (const logo of [undefined, null, '']) {
    const { container } = render(<Drawing id={id} kind="football" logo={logo} />);
    expect(imageOf(container)).toBeNull();
    expect(isDrawn(container)).toBe(true);
  }
});

test('ENT-2 another logo is hidden until it has loaded too', () => {
  const { container, rerender } = render(<Crest id="te-1" kind="football" logo={LOGO} />);
  fireEvent.load(imageOf(container));
  rerender(<Crest id="te-1" kind="football" logo="https://logos.test/2.png" />);
  expect(getComputedStyle(imageOf(container)).visibility).toBe('hidden');
});
