import type { Page } from '@playwright/test';

/** Holds back the chunk of a part until the returned function is called. */
export async function holdChunk(page: Page, name: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(new RegExp(`/assets/${name}-[^/]*\\.js$`), async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
