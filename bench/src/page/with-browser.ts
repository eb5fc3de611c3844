import { type Browser, chromium } from '@playwright/test';
import { shutdownSignal } from '../../../tools/site/shutdown-signal.ts';
import { withTestSite } from '../../../tools/site/test-site.ts';
import { installChromium } from '../../../tools/test/install-chromium.ts';

const openBrowser = (executablePath: string) =>
  chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });

/** Runs a measurement with a browser and a site of its own. */
export async function withBrowser(
  measure: (browser: Browser, base: string) => Promise<void>,
): Promise<void> {
  const run = async (base: string) => {
    await using browser = await openBrowser(await installChromium(process.env, console.log));
    await measure(browser, base);
    return { code: 0, output: '' };
  };
  const { code, output } = await withTestSite(process.env, shutdownSignal(), run);
  if (code !== 0) throw new Error(output);
}
