import { worldFetch } from '@touchline/mock-api/testing';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { groupsAt } from '../gallery/gallery-page.tsx';
import { openGallery } from '../gallery/open-gallery.ts';
import { readSettings, withSetting } from '../gallery/settings.ts';
import { languages } from '../src/i18n/languages.ts';
import { defaultPreferences } from '../src/state/preferences/preferences.ts';
import { SessionProvider } from '../src/state/session.tsx';

const api = worldFetch();
const fetchJson = async (path: string, headers: Record<string, string>): Promise<unknown> =>
  (await api(path, { headers })).json();

test.each(languages)('every part of the gallery renders in every state (%s)', async (language) => {
  const preferences = { ...defaultPreferences, deviceZone: 'UTC', language };
  const { session, groups } = await openGallery(preferences, fetchJson);
  const addresses: string[] = [];
  for (const { name, specimens } of groups) {
    for (const specimen of specimens) {
      const content = createElement(MemoryRouter, null, specimen.content);
      const html = renderToString(createElement(SessionProvider, { session, children: content }));
      addresses.push(`${name}/${specimen.name}`);
      expect(html, addresses.at(-1)).not.toBe('');
      // A key in place of its text.
      expect(html, addresses.at(-1)).not.toMatch(/>[a-z]+([:.][a-zA-Z]+){2,}</);
    }
  }
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain('row/live-red-card');
});

test('an address names one part, one group or all of them', () => {
  const groups = [
    {
      name: 'row',
      title: '',
      layout: 'frames',
      specimens: [
        { name: 'live', content: 1 },
        { name: 'soon', content: 2 },
      ],
    },
    { name: 'card', title: '', layout: 'cells', specimens: [{ name: 'live', content: 3 }] },
  ] as const;
  const contents = (address: string) =>
    groupsAt(groups, address).flatMap(({ specimens }) => specimens.map(({ content }) => content));
  expect(contents('row/soon')).toEqual([2]);
  expect(contents('row')).toEqual([1, 2]);
  expect(contents('all')).toEqual([1, 2, 3]);
  expect(contents('row/none')).toEqual([]);
});

test('the query sets the width and any preference of a visitor', () => {
  const { preferences, width } = readSettings('?theme=light&language=zh&width=narrow&odds=wrong');
  expect(preferences).toMatchObject({ theme: 'light', language: 'zh', odds: 'decimal' });
  expect(width).toBe('narrow');
  expect(withSetting('?theme=light', 'width', 'wide')).toBe('?theme=light&width=wide');
});
