import { requireRunningSite } from '../../../tools/site/require-running-site.ts';

/** Rejects with what to do unless `npm run dev` serves the site: only its pages load Vite's client. */
export async function requireDevServer(base: string): Promise<void> {
  await requireRunningSite(base);
  const document = await (await fetch(base)).text();
  if (!document.includes('/@vite/client'))
    throw new Error(
      `The site at ${base} does not reload changed sources: start it with npm run dev, not with npm start.`,
    );
}
