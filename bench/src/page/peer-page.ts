import type { Page } from '@playwright/test';

/** As many rows as the bundled API's storm has, each as tall as one of ours on a phone. */
const rows = 1256;

const row = (_: unknown, at: number) =>
  `<li data-match="${at}">Club ${at} – Club ${(at * 7) % 97} ${at % 5}:${at % 3}</li>`;

const html = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Rows</title>
<style>body,ul{margin:0;padding:0;font:15px sans-serif}li{height:66px;border-bottom:1px solid #ddd;list-style:none}</style>
<main><ul>${Array.from({ length: rows }, row).join('')}</ul></main>`;

const path = '/static-rows';

/** What this machine makes of rows of plain text without script: what it drops there no page can be blamed for. */
export async function peerPath(page: Page): Promise<string> {
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  return path;
}
