import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Cover } from './cover.tsx';

afterEach(cleanup);

const article = { id: 'one', image: 'images/covers/one.svg' };

test('NWS-3 a picture that fails to load is replaced by a drawing, and another one shows', () => {
  const { container, rerender } = render(<Cover article={article} sport="football" />);
  expect(container.querySelector('svg')).toBeNull();
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg path')).not.toBeNull();
  rerender(<Cover article={{ id: 'two', image: 'images/covers/two.svg' }} sport="football" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/api/images/covers/two.svg');
  expect(container.querySelector('svg')).toBeNull();
});

test.each([undefined, null, ''])(
  'SYS-3 NWS-3 with the image %j an article has a drawing',
  (image) => {
    const { container } = render(<Cover article={{ id: 'one', image }} sport="esports" />);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  },
);

test('NWS-3 the drawing has the colour of its sport, and is the same at each render', () => {
  const drawing = (id: string, sport: 'basketball' | 'football') =>
    render(<Cover article={{ id, image: '' }} sport={sport} />).container.innerHTML;
  expect(drawing('one', 'football')).toBe(drawing('one', 'football'));
  const colours = (['basketball', 'football'] as const).map(
    (sport) => /color="(.*?)"/.exec(drawing('one', sport))?.[1],
  );
  expect(new Set(colours).size).toBe(2);
});
