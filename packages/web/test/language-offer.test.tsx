import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LateLanguageOffer } from '../src/app/late-parts.tsx';
import { preferredLanguage } from '../src/features/shell/language-offer/offered-language.ts';
import { languageAtom } from '../src/state/preferences/preferences-atoms.ts';
import { aSession } from './session.tsx';

beforeEach(() => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('zh-CN');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['zh-CN', 'zh', 'en']);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

async function openPage() {
  cleanup();
  const { session, Around } = await aSession();
  await act(async () => {
    render(<LateLanguageOffer />, { wrapper: Around });
  });
  return session;
}

test('PRF-1 the offered language is the first of the browser’s that the site has', () => {
  expect(preferredLanguage(['zh-TW', 'en'], 'en')).toBe('zh');
  expect(preferredLanguage(['fr', 'zh-Hans-CN'], 'en')).toBe('zh');
  expect(preferredLanguage(['en-GB', 'zh'], 'en')).toBeUndefined();
  expect(preferredLanguage(['en'], 'zh')).toBe('en');
  expect(preferredLanguage(['fr'], 'en')).toBeUndefined();
});

test('PRF-1 a Chinese browser is offered Chinese, in Chinese, and the choice is stored', async () => {
  const session = await openPage();
  const offer = await screen.findByRole('complementary', { name: '切换到中文？' });
  expect(offer.lang).toBe('zh-Hans');
  expect(session.store.get(languageAtom)).toBe('en');
  await userEvent.setup().click(screen.getByRole('button', { name: '切换' }));
  await expect.poll(() => session.store.get(languageAtom)).toBe('zh');
  expect(JSON.parse(localStorage.getItem('touchline') ?? '{}')).toEqual({ language: 'zh' });
  expect(screen.queryByText('切换到中文？')).toBeNull();
});

test('PRF-1 the offer stays on the pages of a visit until it is answered, and does not return', async () => {
  await openPage();
  await screen.findByText('切换到中文？');
  await openPage();
  await screen.findByText('切换到中文？');
  await userEvent.setup().click(screen.getByRole('button', { name: '不用' }));
  await openPage();
  expect(screen.queryByText('切换到中文？')).toBeNull();
});

test('PRF-1 the next visit has no offer, whether it was answered or not', async () => {
  await openPage();
  await screen.findByText('切换到中文？');
  sessionStorage.clear();
  await openPage();
  expect(screen.queryByText('切换到中文？')).toBeNull();
});

test('PRF-1 a visitor who has chosen a language is offered none', async () => {
  localStorage.setItem('touchline', '{"language":"en"}');
  await openPage();
  expect(screen.queryByText('切换到中文？')).toBeNull();
});
