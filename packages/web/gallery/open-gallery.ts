import type { SendCall } from '../src/api/send-call.ts';
import { loadWholeCatalogue } from '../src/i18n/catalogue.ts';
import { createI18n } from '../src/i18n/create-i18n.ts';
import type { Preferences } from '../src/state/preferences/preferences.ts';
import { createSession, type Session } from '../src/state/session.tsx';
import { groupsOf } from './groups/index.ts';
import { type FetchJson, GALLERY_INSTANT, loadSamples } from './samples.ts';
import type { Group } from './specimen.ts';

/** No part of the gallery sends calls: its data is passed in. */
const refuseCall: SendCall = async () => ({ kind: 'failed', status: 0 });

/** The session of the gallery, at the instant of its samples, and every part in it. */
export async function openGallery(
  preferences: Preferences,
  fetchJson: FetchJson,
): Promise<{ session: Session; groups: readonly Group[] }> {
  const { language } = preferences;
  const [samples, catalogue] = await Promise.all([
    loadSamples(fetchJson, language),
    loadWholeCatalogue(language),
  ]);
  const translator = createI18n(language, catalogue);
  const session = createSession({
    now: Date.parse(GALLERY_INSTANT),
    preferences,
    translator,
    sendCall: refuseCall,
  });
  return { session, groups: groupsOf({ samples, t: translator.t }) };
}
