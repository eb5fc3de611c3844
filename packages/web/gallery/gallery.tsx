import '../src/theme/fonts.css';
import '../src/theme/tokens.css';
import '../src/theme/base.css';
import '../src/features/matches/spoilers/show-part.tsx';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { locales } from '../src/i18n/languages.ts';
import { rootAttributes } from '../src/state/preferences/root-attributes.ts';
import { SessionProvider } from '../src/state/session.tsx';
import { addMissingCharges } from '../src/theme/add-missing-charges.ts';
import { crestSprite } from '../src/theme/crest-sprite.ts';
import icons from '../src/theme/icons.svg?raw';
import { GalleryPage } from './gallery-page.tsx';
import { openGallery } from './open-gallery.ts';
import { readSettings } from './settings.ts';

async function fetchJson(path: string, headers: Record<string, string>): Promise<unknown> {
  const response = await fetch(path, { headers });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

const settings = readSettings(location.search);
const { preferences } = settings;
const { documentElement: html, body } = document;
html.lang = locales[preferences.language].html;
for (const [name, value] of Object.entries(rootAttributes(preferences))) {
  if (value) html.dataset[name] = value;
}
body.insertAdjacentHTML('afterbegin', icons + crestSprite(''));
addMissingCharges(document);

const root = document.getElementById('root') as HTMLElement;
try {
  const { session, groups } = await openGallery(preferences, fetchJson);
  createRoot(root).render(
    <SessionProvider session={session}>
      <MemoryRouter>
        <GalleryPage groups={groups} settings={settings} />
      </MemoryRouter>
    </SessionProvider>,
  );
} catch (error) {
  root.textContent = String(error);
  throw error;
}
