import { expect, test } from 'vitest';
import { frame } from '../src/server/frame.tsx';
import { aSession } from './session.tsx';

test.each([
  ['en', 'Loading'],
  ['zh', '加载中'],
] as const)(
  'SYS-7 in %s a page that is slow to render has its frame and a loading item',
  async (language, label) => {
    const { session } = await aSession(language);
    document.body.innerHTML = frame('/football/predictions', 'Title', session);
    expect(document.querySelector('header a[href="/football/tournaments/all"]')).not.toBeNull();
    expect(document.querySelector('main h1')?.textContent).toBe('Title');
    expect(document.querySelector('main [role=img]')?.getAttribute('aria-label')).toBe(label);
    expect(document.querySelector('footer')).not.toBeNull();
  },
);
