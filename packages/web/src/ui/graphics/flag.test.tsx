import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Flag } from './flag.tsx';

afterEach(cleanup);

const LOGO = 'https://logos.test/brazil.png';
const BRAZIL = /\/3x2\/BR\.svg/;

const sourceIn = (container: Element) => container.querySelector('img')?.getAttribute('src');
const expectFlag = (container: Element, source: RegExp) =>
  waitFor(() => expect(sourceIn(container)).toMatch(source));

test('ENT-2 a country’s logo is its flag', () => {
  const { container } = render(<Flag country={{ name: 'Brazil', logo: 'images/br.svg' }} />);
  expect(sourceIn(container)).toBe('/api/images/br.svg');
});

test('SYS-3 ENT-2 where the logo does not load, the flag of the country’s name takes its place', async () => {
  const { container } = render(<Flag country={{ name: 'Brasil', logo: LOGO }} />);
  expect(sourceIn(container)).toBe(LOGO);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  await expectFlag(container, BRAZIL);
});

test.each([undefined, null, ''])(
  'SYS-3 ENT-2 with the logo %j a country has the flag of its name',
  async (logo) => {
    const { container } = render(<Flag country={{ name: '巴西', logo }} className="place" />);
    await expectFlag(container, BRAZIL);
    expect(container.querySelector('img')?.className).toBe('flag place');
  },
);

test('SYS-3 ENT-2 a region without a flag leaves no frame', async () => {
  const { container } = render(<Flag country={{ name: 'International' }} />);
  await waitFor(() => expect(container.innerHTML).toBe(''));
});

test('SYS-3 ENT-2 a flag of the site that does not load leaves no frame', async () => {
  const { container } = render(<Flag country={{ name: 'Brazil' }} />);
  await expectFlag(container, BRAZIL);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(container.innerHTML).toBe('');
});

test('ENT-2 an unknown country has no flag', () => {
  for (const country of [undefined, { id: '', name: '' }, { id: '', name: ' ', logo: '' }]) {
    expect(render(<Flag country={country} />).container.innerHTML).toBe('');
  }
});

test('ENT-2 the server leaves the flag’s place, which hydration fills without a mismatch', async () => {
  const flag = <Flag country={{ name: 'Brazil' }} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(flag);
  expect(container.innerHTML).toBe('<span class="flag" data-pending="true"></span>');
  const errors: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, flag, { onRecoverableError: (error) => errors.push(error) }),
  );
  await expectFlag(container, BRAZIL);
  expect(errors).toEqual([]);
  act(() => root.unmount());
});
