import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleOffers } from '../src/api/sample/offers.ts';
import { OfferList } from '../src/features/promo/offer-list.tsx';
import PromoBanner from '../src/features/promo/promo-banner.tsx';
import { toastAtom } from '../src/state/overlays/toast.ts';
import { aSession } from './session.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

function scrollBy(pixels: number) {
  Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

test('FOT-7 ENT-9 ten offers of +100 % to +150 %, some with a code', () => {
  const offers = sampleOffers('For New Users');
  const bonuses = offers.map(({ bonus }) => Number.parseInt(bonus, 10));
  expect(offers).toHaveLength(10);
  expect([Math.min(...bonuses), Math.max(...bonuses)]).toEqual([100, 150]);
  expect(offers.filter(({ code }) => code).length).toBeGreaterThan(0);
  expect(offers.every(({ label }) => label === 'For New Users')).toBe(true);
});

test('FOT-7 each of the ten offers shows its logo, under its name', async () => {
  const { Around } = await aSession();
  render(<OfferList />, { wrapper: Around });
  const logos = screen.getAllByRole('img').map((logo) => logo.getAttribute('alt'));
  expect(logos).toEqual(sampleOffers('').map(({ name }) => name));
});

test.each([
  ['en', 'For New Users', 'Promo code copied to clipboard'],
  ['zh', '新用户专享', '优惠码已复制到剪贴板'],
] as const)(
  'FOT-6 an offer with a code copies it and confirms it, in %s',
  async (language, label, message) => {
    const { session, Around } = await aSession(language);
    const user = userEvent.setup();
    render(<OfferList />, { wrapper: Around });
    expect(screen.getAllByText(label)).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: /BONUS150/ }));
    expect(await navigator.clipboard.readText()).toBe('BONUS150');
    expect(session.store.get(toastAtom)?.text).toBe(message);
  },
);

test('FOT-3 the banner appears after more than 100 px of scrolling, and stays closed once closed', async () => {
  const { Around } = await aSession();
  const user = userEvent.setup();
  scrollBy(100);
  const { unmount } = render(<PromoBanner />, { wrapper: Around });
  expect(screen.queryByText('250%')).toBeNull();
  scrollBy(101);
  expect(screen.getByText('250%')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('250%')).toBeNull();
  unmount();
  render(<PromoBanner />, { wrapper: Around });
  expect(screen.queryByText('250%')).toBeNull();
});

test('FOT-3 a forced banner appears without scrolling', async () => {
  const { Around } = await aSession();
  scrollBy(0);
  render(<PromoBanner forced />, { wrapper: Around });
  expect(screen.getByText('250%')).toBeTruthy();
});
