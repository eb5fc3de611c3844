import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Menu } from '../src/ui/controls/menu.tsx';

const options = [
  { value: 'decimal', label: 'Decimal', example: '1.80' },
  { value: 'american', label: 'American' },
  { value: 'hk', label: 'Hong Kong' },
];

// jsdom has no layout, and no scrollIntoView.
Element.prototype.scrollIntoView = () => {};
afterEach(cleanup);

function setUp(disabledReason?: string) {
  const onChoose = vi.fn();
  render(
    <Menu
      name="Odds"
      icon="odds"
      options={options}
      value="decimal"
      onChoose={onChoose}
      disabledReason={disabledReason}
    >
      Odds
    </Menu>,
  );
  return { onChoose, user: userEvent.setup(), button: screen.getByRole('button') };
}

test('FOT-1 a menu opens on a click and closes on a choice, which restores the focus', async () => {
  const { onChoose, user, button } = setUp();
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await user.click(await screen.findByRole('option', { name: 'American' }));
  expect(onChoose).toHaveBeenCalledWith('american');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('a menu is operable with the arrow keys', async () => {
  const { onChoose, user, button } = setUp();
  button.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledWith('hk');
});

test('letters find an option, Escape closes without a choice', async () => {
  const { onChoose, user, button } = setUp();
  await user.click(button);
  const list = await screen.findByRole('listbox');
  await user.keyboard('hong');
  const over = list.getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(over)?.textContent).toContain('Hong Kong');
  await user.keyboard('{Escape}');
  expect(onChoose).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
});

test('a click outside closes it', async () => {
  const { user, button } = setUp();
  await user.click(button);
  await screen.findByRole('listbox');
  await user.click(document.body);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('TRN-5 a disabled menu stays closed and gives the reason', async () => {
  const { user, button } = setUp('The list is on its way.');
  await user.click(button);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  const reason = button.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(reason)?.textContent).toBe('The list is on its way.');
});
