import { escapeMarkup } from '@touchline/types/http/escape-markup';
import { scenarioNames } from '@touchline/types/scenarios';
import type { DevWorld } from '../api/world-headers.ts';
import { addressOf, type Moment } from './preset.ts';

export interface WorldsPage {
  /** The world that the browser is in. */
  readonly current: DevWorld | undefined;
  readonly fault: string | undefined;
  /** Its own time, in milliseconds. */
  readonly now: number | undefined;
  readonly groups: readonly { readonly title: string; readonly moments: readonly Moment[] }[];
}

const card = (moment: Moment) =>
  `<li><a href="${escapeMarkup(addressOf(moment))}"><b>${escapeMarkup(moment.name)}</b><span>${escapeMarkup(moment.about)}</span></a></li>`;

const group = ({ title, moments }: WorldsPage['groups'][number]) =>
  `<section><h2>${title}</h2><ul>${moments.map(card).join('')}</ul></section>`;

function standing({ current, now }: WorldsPage): string {
  if (!current) {
    const at = now === undefined ? '' : `, where it is ${new Date(now).toUTCString()}`;
    return `<p class="now">This browser is in everybody’s world${at}.</p>`;
  }
  const words = Object.entries(current).map(
    ([name, value]) => `<code>${name}: ${escapeMarkup(value)}</code>`,
  );
  return `<p class="now">This browser is in a world of its own: ${words.join(' ')} <a href="/worlds/enter?to=/worlds">Leave it</a></p>`;
}

const form = `<section><h2>Your own</h2><form action="/worlds/enter">
<label>Instant <input name="at" placeholder="2026-12-24T18:00:00Z" autocomplete="off"></label>
<label>Speed <select name="speed"><option value="">it stands still</option><option value="1" selected>as real time</option><option value="10">ten times as fast</option><option value="60">an hour a minute</option></select></label>
<fieldset><legend>Scenarios</legend>${scenarioNames
  .map((name) => `<label><input type="checkbox" name="scenario" value="${name}"> ${name}</label>`)
  .join('')}</fieldset>
<label>Page <input name="to" value="/football/matches" required></label>
<button>Go there</button></form></section>`;

/** What a developer opens to be in any state of the site; it needs no script and no upstream. */
export const worldsPage = (page: WorldsPage): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Worlds · Touchline</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark light">
<link rel="stylesheet" href="/worlds/style.css"></head><body><main>
<h1>Worlds</h1>
<p>Each of these puts this browser alone into a state of the site. The address of a link can be passed on: whoever opens it sees the same.</p>
${page.fault ? `<p class="fault" role="alert">${escapeMarkup(page.fault)}</p>` : ''}
${standing(page)}
${page.groups.map(group).join('\n')}
${form}
</main></body></html>
`;
