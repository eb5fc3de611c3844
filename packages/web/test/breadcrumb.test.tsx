import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Breadcrumb } from '../src/features/shell/breadcrumb.tsx';
import { aSession } from './session.tsx';

afterEach(cleanup);

const items = [
  { label: 'Home', url: '/' },
  { label: '', url: '/nowhere' },
  { label: undefined },
  { label: 'Football', url: '/football/matches' },
  { label: 'Northgate Athletic', url: '/football/team/te-eng-7' },
];

test('FOT-4 empty labels are dropped, and the last item is the page, without a link', async () => {
  const { Around } = await aSession();
  render(<Breadcrumb items={items} />, { wrapper: Around });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Football',
  ]);
  expect(screen.getByText('Northgate Athletic').getAttribute('aria-current')).toBe('page');
});

test('FOT-4 items are separated by a slash or another sign, hidden from screen readers', async () => {
  const { Around } = await aSession();
  const { container, rerender } = render(<Breadcrumb items={items} />, { wrapper: Around });
  expect(container.textContent).toBe('Home/Football/Northgate Athletic');
  rerender(<Breadcrumb items={items} separator="›" />);
  expect(container.textContent).toBe('Home›Football›Northgate Athletic');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});
