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

const namesOf = (elements: Iterable<Element>) =>
  [...elements].map(({ textContent }) => textContent.replaceAll(' ', ''));

test('SID-4 the account has the settings of the side panel, each with its label, and zone and theme', async () => {
  const { session, Around } = await aSession();
  render(<AccountSettings />, { wrapper: Around });
  const own = namesOf(screen.getAllByRole('button'));
  expect([own[0], ...own.slice(-2)]).toEqual([
    'LanguageEnglish',
    'ThemeSystem',
    'Timezone20:52UTC·site04:52Asia/Singapore',
  ]);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /Decimal$/ }));
  await user.click(await screen.findByRole('option', { name: 'Fractional' }));
  expect(session.store.get(preferencesAtom).odds).toBe('fractional');
  expect(screen.getByRole('button', { name: /Fractional$/ })).toBeTruthy();
  cleanup();

  const { container } = render(<PanelSettings />, { wrapper: (await aSession()).Around });
  // Information is no setting, the theme is compared above, and alerts are those of the device.
  const others = ['Information', 'ThemeSystem', 'AlertsInthistabonly'];
  const ofPanel = namesOf(container.querySelectorAll('summary'));
  expect(own.slice(0, -2)).toEqual(ofPanel.filter((name) => !others.includes(name)));
});
