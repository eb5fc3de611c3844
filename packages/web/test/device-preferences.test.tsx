import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useDevicePreferences } from '../src/state/preferences/use-device-preferences.ts';
import { aSession } from './session.tsx';

afterEach(() => {
  history.replaceState(null, '', '/');
  localStorage.clear();
});

function Page() {
  useDevicePreferences();
  return null;
}

test.each([
  ['is that of the device from then on', undefined, 'es'],
  ['is that of this visit where the device has another', 'zh', 'zh'],
])('PRF-1 the language in an address %s', async (_, stored, kept) => {
  if (stored) localStorage.setItem('touchline', JSON.stringify({ language: stored }));
  history.replaceState(null, '', '/?lang=es');
  const { Around } = await aSession('es');
  render(<Page />, { wrapper: Around });
  expect(JSON.parse(localStorage.getItem('touchline') ?? '{}')).toEqual({ language: kept });
});
