import { type InitialState, serializeInitialState } from '../app/initial-state.ts';
import { locales } from '../i18n/languages.ts';
import { rootAttributes } from '../state/preferences/root-attributes.ts';
import { crestSprite } from '../theme/crest-sprite.ts';
import icons from '../theme/icons.svg?raw';
import type { Assets, RouteAssets } from './assets.ts';
import { themeColor } from './ground.ts';
import deferredStartScript from './inline/deferred-start-script.ts?inline-script';
import themeScript from './inline/theme-script.ts?inline-script';

/** For the policy, which names them by their hashes. */
export const inlineScripts = [themeScript, deferredStartScript];

interface DocumentInput {
  island: InitialState;
  headTags: string;
  markup: string;
  assets: Assets;
  parts: RouteAssets;
}

/** The symbols that every icon points at; the licence note in the file is for people who read the source. */
const sprite = icons.replace(/<!--.*?-->/gs, '').replaceAll('\n', '');

export function htmlDocument({ island, headTags, markup, assets, parts }: DocumentInput): string {
  const { language } = island.preferences;
  const chosen = Object.entries(rootAttributes(island.preferences))
    .filter(([, value]) => value)
    .map(([name, value]) => ` data-${name}="${value}"`);
  // Disabled sheets are never fetched: they tell Vite that the styles of this page are here already.
  const known = parts.cssFiles.map((file) => `<link rel="stylesheet" href="${file}" disabled>`);
  // Fetched last, where it is not drawn.
  const rare = assets.rareSheet
    ? `<link rel="stylesheet" href="${assets.rareSheet}" media="(width<20rem),(forced-colors:active),print">`
    : '';
  return `<!doctype html>
<html lang="${locales[language].html}"${chosen.join('')}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<script>${themeScript}</script>
<style>${parts.css}</style>
${headTags}
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${themeColor.dark}">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${themeColor.light}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/apple-touch.png">
<link rel="manifest" href="/app.${language}.webmanifest">
${rare}${known.join('')}
</head>
<body>
${sprite}${crestSprite}
<div id="root">${markup}</div>
${serializeInitialState(island)}
<script data-entry="${assets.entry}" data-parts="${parts.modules.join(' ')}">${deferredStartScript}</script>
</body>
</html>`;
}
