import type { Page } from '@playwright/test';

/** The number of rows in the mock API's live storm; each is as high as a match row on a phone. */
const ROWS = 1256;

const row = (_: unknown, at: number) =>
  `<li data-match="${at}">Club ${at} – Club ${(at * 7) % 97} ${at % 5}:${at % 3}</li>`;

const html = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Rows</title>
<style>body,ul{margin:0;padding:0;font:15px sans-serif}li{height:66px;border-bottom:1px solid #ddd;list-style:none}</style>
<main><ul>${Array.from({ length: ROWS }, row).join('')}</ul></main>`;

const PATH = '/static-rows';

/** Serves the baseline, rows of plain text without script, and returns its path. Frames dropped there are dropped by the machine, not by the site. */
export async function routeBaselinePage(page: Page): Promise<string> {
  await page.route(`**${PATH}`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  return PATH;
}
