import type { Page } from '@playwright/test';
import { runSuite } from '@touchline/contract-tests/run-suite';
import { demoUrl, expect, test } from './fixtures.ts';

const NULL_BODY = [204, 304];

interface PlainResponse {
  readonly status: number;
  readonly headers: [string, string][];
  readonly text: string;
}

/** Sends a request from the page, whose worker answers it. For a stream it returns the first event. */
async function fetchInPage(page: Page, request: Request): Promise<Response> {
  const { method, url } = request;
  const body = await request.text();
  const plain: PlainResponse = await page.evaluate(
    async ({ url, ...init }) => {
      const response = await fetch(url, { ...init, redirect: 'manual' });
      const { status, headers } = response;
      if (!headers.get('content-type')?.startsWith('text/event-stream')) {
        return { status, headers: [...headers], text: await response.text() };
      }
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      let text = '';
      while (!/^data: .*\n\n/m.test(text)) text += (await reader?.read())?.value ?? '\n';
      await reader?.cancel();
      return { status, headers: [...headers], text };
    },
    { url, method, headers: Object.fromEntries(request.headers), ...(body && { body }) },
  );
  return new Response(NULL_BODY.includes(plain.status) ? null : plain.text, plain);
}

// The suite sends wrong requests too.
test.use({ expectedErrors: [/status of 4\d\d/] });

test('the worker keeps the contract', async ({ open }) => {
  test.setTimeout(300_000);
  const page = await open('/info/about');
  const { cases, passed } = await runSuite({
    baseUrl: `${demoUrl}/api`,
    fetch: (request) => fetchInPage(page, request),
  });
  const failed = cases.filter(({ faults }) => faults.length > 0);
  expect(failed).toEqual([]);
  expect(passed).toBeGreaterThan(100);
});
