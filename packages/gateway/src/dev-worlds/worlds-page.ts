import { escapeMarkup } from '@touchline/types/http/escape-markup';
import { scenarioNames } from '@touchline/types/scenario-names';
import { MOMENT_FORMS } from '@touchline/types/time/parse-moment';
import type { WorldHeaders } from '../api/world-headers.ts';
import { type Preset, urlOf } from './preset.ts';

export interface WorldsPage {
  /** The world that this browser's cookies choose, if any. */
  readonly current: WorldHeaders | undefined;
  readonly error: string | undefined;
  /** The instant of the shared world, in milliseconds. */
  readonly now: number | undefined;
  readonly groups: readonly { readonly title: string; readonly presets: readonly Preset[] }[];
}

const presetLink = (preset: Preset) =>
  `<li><a href="${escapeMarkup(urlOf(preset))}"><b>${escapeMarkup(preset.name)}</b><span>${escapeMarkup(preset.description)}</span></a></li>`;

const group = ({ title, presets }: WorldsPage['groups'][number]) =>
  `<section><h2>${title}</h2><ul>${presets.map(presetLink).join('')}</ul></section>`;

function currentWorld({ current, now }: WorldsPage): string {
  if (!current) {
    const instant = now === undefined ? '' : `, at ${new Date(now).toUTCString()}`;
    return `<p class="now">This browser is in the shared world${instant}.</p>`;
  }
  const headers = Object.entries(current).map(
    ([name, value]) => `<code>${name}: ${escapeMarkup(value)}</code>`,
  );
  return `<p class="now">This browser is in a world of its own: ${headers.join(' ')} <a href="/worlds/enter?to=/worlds">Return to the shared world</a></p>`;
}

const FORM = `<section><h2>Custom world</h2><form action="/worlds/enter">
<label>Instant <input name="at" placeholder="2026-12-24T18:00 Asia/Shanghai" autocomplete="off" aria-describedby="forms"></label>
<p id="forms">Accepted: ${escapeMarkup(MOMENT_FORMS)}. Now is the instant of the shared world.</p>
<label>Speed <select name="speed"><option value="">stopped</option><option value="1" selected>real time</option><option value="10">ten times real time</option><option value="60">an hour per minute</option></select></label>
<fieldset><legend>Scenarios</legend>${scenarioNames
  .map((name) => `<label><input type="checkbox" name="scenario" value="${name}"> ${name}</label>`)
  .join('')}</fieldset>
<label>Page <input name="to" value="/football/matches" required></label>
<button>Go there</button></form></section>`;

/** The page on which developers choose a state of the site. It works without scripts and without an upstream. */
export const worldsPage = (page: WorldsPage): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Worlds · Touchline</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark light">
<link rel="stylesheet" href="/worlds/style.css"></head><body><main>
<h1>Worlds</h1>
<p>Each link puts only this browser into a state of the site. Links can be shared: they show the same state to everyone.</p>
${page.error ? `<p class="fault" role="alert">${escapeMarkup(page.error)}</p>` : ''}
${currentWorld(page)}
${page.groups.map(group).join('\n')}
${FORM}
</main></body></html>
`;
