import type { WorldHeaders } from '@touchline/api-core/world-headers';
import { escapeMarkup } from '@touchline/shared/http/escape-markup';
import { MOMENT_FORMS } from '@touchline/shared/time/parse-moment';
import { enterUrl } from './enter-url.ts';
import type { Preset } from './preset.ts';
import { type TimeMachine, timeMachine } from './time-machine.ts';

export interface WorldsPage extends Omit<TimeMachine, 'now'> {
  readonly error: string | undefined;
  /** The world of a link that was followed from elsewhere, and the URL that enters it. */
  readonly confirm: { readonly world: WorldHeaders; readonly url: string } | undefined;
  /** The instant of this browser's world, in milliseconds, if the upstream tells it. */
  readonly now: number | undefined;
  /** The names that can be combined. */
  readonly scenarios: readonly string[];
  readonly groups: readonly { readonly title: string; readonly presets: readonly Preset[] }[];
}

const presetLink = (preset: Preset) =>
  `<li><a class="preset" href="${escapeMarkup(enterUrl(preset))}"><b class="name">${escapeMarkup(preset.name)}</b><span>${escapeMarkup(preset.description)}</span></a></li>`;

const group = ({ title, presets }: WorldsPage['groups'][number]) =>
  `<section><h2>${title}</h2><ul>${presets.map(presetLink).join('')}</ul></section>`;

const headersOf = (world: WorldHeaders): string =>
  Object.entries(world)
    .map(([name, value]) => `<code>${name}: ${escapeMarkup(value)}</code>`)
    .join(' ');

function linkedWorld({ confirm }: WorldsPage): string {
  if (!confirm) return '';
  const { world, url } = confirm;
  const effect =
    Object.keys(world).length > 0
      ? `puts this browser into a world of its own: ${headersOf(world)}`
      : 'returns this browser to the shared world.';
  return `<p class="now" role="alert">A link of another site ${effect} <a class="main" href="${escapeMarkup(url)}">Enter</a></p>`;
}

function currentWorld({ current, to }: WorldsPage): string {
  const open = `<a class="main" href="${escapeMarkup(to)}">Open ${escapeMarkup(to)}</a>`;
  if (!current) return `<p class="now">This browser is in the shared world. ${open}</p>`;
  return `<p class="now">This browser is in a world of its own: ${headersOf(current)} ${open} <a href="/worlds/enter?to=/worlds">Return to the shared world</a></p>`;
}

const form = ({
  to,
  scenarios,
}: WorldsPage) => `<section><h2>Custom world</h2><form action="/worlds/enter">
<label>Instant <input name="at" placeholder="2026-12-24T18:00 Asia/Shanghai" autocomplete="off" aria-describedby="forms"></label>
<p id="forms">Accepted: ${escapeMarkup(MOMENT_FORMS)}. Now is the instant of the shared world.</p>
<label>Speed <select name="speed"><option value="">stopped</option><option value="1" selected>real time</option><option value="10">ten times real time</option><option value="60">an hour per minute</option></select></label>
<fieldset><legend>Scenarios</legend>${scenarios
  .map((name) => `<label><input type="checkbox" name="scenario" value="${name}"> ${name}</label>`)
  .join('')}</fieldset>
<label>Page <input name="to" value="${escapeMarkup(to)}" required></label>
<button>Go there</button></form></section>`;

/** The page on which developers choose a state of the site. It works without an upstream, and but for the console without scripts. */
export const worldsPage = (page: WorldsPage): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Worlds · Touchline</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark light">
<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/worlds/style.css"></head><body>
<header><a href="/"><img src="/favicon.svg" alt="" width="26" height="26">Touchline</a></header><main>
<h1>Worlds</h1>
<p class="lead">Each link puts only this browser into a state of the site. Links can be shared. One without an instant shows the matches of the moment at which it is opened; <i>Copy link</i> in the console adds instant and seed. Here and in every page of the site the key <kbd>&#96;</kbd> opens the console, with the same and more. <a href="/worlds/api">The API</a>, to read and to call in this browser’s world.</p>
${page.error ? `<p class="fault" role="alert">${escapeMarkup(page.error)}</p>` : ''}
${linkedWorld(page)}
${page.now === undefined ? '' : timeMachine({ ...page, now: page.now })}
${currentWorld(page)}
${page.groups.map(group).join('\n')}
${form(page)}
</main><script type="module" src="/worlds/console/start.ts"></script></body></html>
`;
