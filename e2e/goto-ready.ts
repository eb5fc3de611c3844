import type { Page, Response } from '@playwright/test';
import { trackQuiet } from './track-quiet.ts';

const waits = new WeakMap<Page, () => Promise<void>>();

/** Called when a page opens: what it requests before it is asked whether it is quiet counts too. */
export function trackReady(page: Page): void {
  waits.set(page, trackQuiet(page));
}

const hasNoBusyPart = () => document.querySelector('[aria-busy="true"]') === null;

/** Resolves when the page has hydrated, its requests have responses, and no part of it is loading. */
async function waitUntilReady(page: Page): Promise<void> {
  if (!waits.has(page)) trackReady(page);
  await waits.get(page)?.();
  await page.waitForFunction(hasNoBusyPart);
}

/** Opens a page and waits until what it shows is complete: its list is there, and stays. */
export async function gotoReady(page: Page, url: string): Promise<Response | null> {
  if (!waits.has(page)) trackReady(page);
  const response = await page.goto(url);
  await waitUntilReady(page);
  return response;
}

export async function reloadReady(page: Page): Promise<void> {
  await page.reload();
  await waitUntilReady(page);
}
