import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { findChromium } from './test/find-chromium.ts';

/** Renders the icons that have to be PNG. After a change of the SVG files run: node tools/draw-icons.ts */
const folder = new URL('../packages/web/public/', import.meta.url);

const ICONS = [
  { from: 'favicon.svg', to: 'icons/any-192.png', size: 192 },
  { from: 'favicon.svg', to: 'icons/any-512.png', size: 512 },
  { from: 'icons/maskable.svg', to: 'icons/maskable-192.png', size: 192 },
  { from: 'icons/maskable.svg', to: 'icons/maskable-512.png', size: 512 },
  // iOS rounds the corners itself and shows transparency as black.
  { from: 'icons/maskable.svg', to: 'icons/apple-touch.png', size: 180 },
];

const executablePath = findChromium(process.env);
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const { from, to, size } of ICONS) {
  const svg = await readFile(new URL(from, folder), 'utf8');
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`,
  );
  await writeFile(new URL(to, folder), await page.screenshot({ omitBackground: true }));
}
await browser.close();
