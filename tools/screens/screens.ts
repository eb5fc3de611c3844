import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { mustAnswer } from '../site/require-running-site.ts';
import { findChromium } from '../test/find-chromium.ts';
import { end, orEnd, readOptions } from '../test/options.ts';
import { root } from '../workspace.ts';
import { fileName, looks, openContext, take, worldAt } from './camera.ts';
import { gallery } from './gallery.ts';
import { screens } from './pages.ts';

const { values } = orEnd(() =>
  readOptions({
    options: {
      'base-url': { type: 'string', default: 'http://127.0.0.1:8080' },
      only: { type: 'string' },
    },
  }),
);
const { only, 'base-url': base } = values;
const folder = join(root, 'docs', 'screens');

interface Live {
  id: string;
  tournament: { sportType: string };
}

/** A football match that is being played that afternoon. */
async function liveMatch(): Promise<string> {
  const answer = await fetch(`${base}/api/matches/live?limit=100`, {
    headers: { 'x-world-at': worldAt },
  });
  const { data } = (await answer.json()) as { data: Live[] };
  const match = data.find(({ tournament }) => tournament.sportType === 'football');
  if (!match) throw new Error(`No football match is played at ${worldAt}.`);
  return `/football/matches/${match.id}`;
}

await mustAnswer(base).catch(end);
const all = screens(await liveMatch());
const wanted = all.filter(({ name }) => !only || only === name);
if (wanted.length === 0)
  end(new Error(`No screen ${only}; there are ${all.map(({ name }) => name).join(', ')}.`));
mkdirSync(folder, { recursive: true });
const executablePath = findChromium(process.env);
const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
writeFileSync(join(folder, 'README.md'), `${gallery(all)}\n`);
for (const look of looks) {
  const context = await openContext(browser, base, look);
  for (const screen of wanted) {
    const file = fileName(screen, look);
    await take(context, base, screen, join(folder, file));
    console.log(file);
  }
  await context.close();
}
await browser.close();
