// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Cover } from './cover.tsx';

test('NWS-3 a picture that fails to load leaves its box plain, and another one shows', () => {
  const { container, rerender } = render(<Cover image="images/covers/one.svg" />);
  const image = container.querySelector('img') as HTMLImageElement;
  expect(image.dataset.failed).toBeUndefined();
  fireEvent.error(image);
  expect(image.dataset.failed).toBe('true');
  rerender(<Cover image="images/covers/other.svg" />);
  expect(image.dataset.failed).toBeUndefined();
});
