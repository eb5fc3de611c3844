import { locales } from '../i18n/languages.ts';
import { MY_TEAMS_ID } from '../state/favourites/keys.ts';
import { type InitialState, serializeInitialState } from '../state/initial-state.ts';
import { callContextOf } from '../state/preferences/preferences-atoms.ts';
import { rootAttributes } from '../state/preferences/root-attributes.ts';
import { crestSprite } from '../theme/crest-sprite.ts';
import icons from '../theme/icons.svg?raw';
import { themeColor } from '../theme/theme-color.ts';
import type { Assets, RouteAssets } from './assets.ts';
import deferredStartScript from './inline/deferred-start-script.ts?inline-script';
import deviceScript from './inline/device-script.ts?inline-script';
import mineScript from './inline/mine-script.ts?inline-script';
import themeScript from './inline/theme-script.ts?inline-script';

/**
 * Hides what does nothing without script: buttons that submit no form, fields, and stand-ins for data that only a script
 * loads. `noscript` and not `@media (scripting: none)`, which older browsers lack.
 */
export const noScriptStyle =
  '[data-scripted],button[type=button],form>:nth-child(n+3){display:none!important}';

/** The security policy allows them by their hashes. */
export const inlineScripts = [deviceScript, themeScript, mineScript, deferredStartScript];

interface DocumentInput {
  initialState: InitialState;
  headTags: string;
  /** Marks the document for parts that link to /worlds. */
  devTools: boolean;
  markup: string;
  /** The markup is replaced by the page, and not hydrated. */
  isFrame: boolean;
  assets: Assets;
  pageAssets: RouteAssets;
}

/** The symbols that icons reference, without the licence note of the source file. */
const iconSprite = icons.replace(/<!--.*?-->/gs, '').replaceAll('\n', '');

export function htmlDocument(input: DocumentInput): string {
  const { initialState, headTags, devTools, markup, isFrame, assets, pageAssets } = input;
  const { now, preferences } = initialState;
  const { language } = preferences;
  const { offset } = callContextOf(preferences, now);
  const attributes = Object.entries(rootAttributes(preferences))
    .filter(([, value]) => value)
    .map(([name, value]) => ` data-${name}="${value}"`);
  // Disabled sheets are never fetched: Vite takes them as loaded, and their styles are in the document already.
  const loadedSheets = pageAssets.cssFiles.map(
    (file) => `<link rel="stylesheet" href="${file}" disabled>`,
  );
  const ownScript = markup.includes(`id="${MY_TEAMS_ID}"`) ? `<script>${mineScript}</script>` : '';
  return `<!doctype html>
<html lang="${locales[language].html}"${attributes.join('')}${devTools ? ' data-dev-tools' : ''}>
<head>
<meta charset="utf-8">
<script data-now="${now}" data-offset="${offset}">${deviceScript}</script>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<script>${themeScript}</script>${ownScript}
<style>${pageAssets.css}</style>
<noscript><style>${noScriptStyle}</style></noscript>
${headTags}
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${themeColor.dark}">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${themeColor.light}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/apple-touch.png">
<link rel="manifest" href="/app.${language}.webmanifest">
${loadedSheets.join('')}
</head>
<body>
${iconSprite}${crestSprite(markup)}
<div id="root"${isFrame ? ' data-frame' : ''}>${markup}</div>
${serializeInitialState(initialState)}
<script data-entry="${assets.entry}" data-parts="${pageAssets.modules.join(' ')}">${deferredStartScript}</script>
</body>
</html>`;
}
