// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { PanelSettings } from '../src/features/shell/side-panel/panel-settings.tsx';
import { AccountSettings } from '../src/pages/account/account-settings.tsx';
import { preferencesAtom } from '../src/state/preferences/preferences-atoms.ts';
import { aSession } from './session.tsx';

// jsdom has no layout, and no scrollIntoView.
Element.prototype.scrollIntoView = () => {};
afterEach(cleanup);

const LABELS = [
  'Language English',
  'Odds Decimal',
  'Show Scores, odds and offers',
  'Rising price Teal',
  'Rows Comfortable',
];

test('the account has the settings of the side panel, each with its label, and the zone and theme', async () => {
  const { session, Around } = await aSession();
  render(<AccountSettings />, { wrapper: Around });
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual([...LABELS, '04:52 Asia/Singapore', 'Theme System']);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Rows Comfortable' }));
  await user.click(screen.getByRole('option', { name: 'Compact' }));
  expect(session.store.get(preferencesAtom).density).toBe('compact');
  expect(screen.getByRole('button', { name: 'Rows Compact' })).toBeTruthy();
});

test('SID-4 the side panel has the same settings', async () => {
  const { Around } = await aSession();
  const { container } = render(<PanelSettings />, { wrapper: Around });
  const withoutSpaces = (text: string | null) => text?.replaceAll(' ', '');
  const rows = [...container.querySelectorAll('summary')].map((row) =>
    withoutSpaces(row.textContent),
  );
  for (const label of LABELS) expect(rows).toContain(withoutSpaces(label));
});
