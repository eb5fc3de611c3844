import { languages } from '@touchline/types/client-contract';
import { pages, resolvePath } from '../pages.ts';

const IMAGE = /\/api\/images\/[\w./-]+/g;
const MAX_IMAGES = 300;

/** The cause of a failed `fetch`, whose own message says nothing. */
export function reasonOf({ message, cause }: Error): string {
  // The error of a host with several addresses has a code and no message.
  const { message: reason, code } = (cause ?? {}) as Partial<NodeJS.ErrnoException>;
  return reason || code || message;
}

/**
 * Opens every page and its images as a browser without scripts does, and the live stream, so that their calls are recorded.
 * Rejects with the address that could not be visited, and why.
 */
export async function visitPages(site: string, signal: AbortSignal): Promise<void> {
  async function visit<T>(path: string, read: (response: Response) => Promise<T>): Promise<T> {
    try {
      return await read(await fetch(site + path, { signal }));
    } catch (error) {
      throw new Error(`${path} could not be visited: ${reasonOf(error as Error)}.`);
    }
  }

  const images = new Set<string>();
  for (const page of pages) {
    const getJson = (call: string) => visit(call, (response) => response.json());
    const path = await resolvePath(page, getJson).catch(() => '');
    for (const language of path ? languages : []) {
      const separator = path.includes('?') ? '&' : '?';
      const text = await visit(`${path}${separator}lang=${language}`, (answer) => answer.text());
      for (const [image] of text.matchAll(IMAGE)) images.add(image);
    }
  }
  for (const image of [...images].slice(0, MAX_IMAGES))
    await visit(image, (answer) => answer.arrayBuffer());
  await visit('/api/live/stream', async ({ body }) => body?.cancel());
}
