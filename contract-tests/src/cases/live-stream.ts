import type { LiveEvent } from '@touchline/types';
import type { Contract } from '@touchline/types/contract';
import { responseCheck } from '@touchline/types/validation';
import type { CaseContext } from '../case-context.ts';
import { closedContract } from '../check/closed-contract.ts';
import { jsonOf } from '../http/read-response.ts';
import type { Fetch } from '../http/respect-rate-limits.ts';
import type { Suite } from '../suite.ts';

const TIMEOUT_MS = 10_000;

/** Reads until the first event is complete, then closes the stream. */
async function firstEvent(response: Response): Promise<LiveEvent | undefined> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    const data = /^data: ?(.*)\r?\n\r?\n/m.exec(text)?.[1];
    if (data !== undefined) return jsonOf(data) as LiveEvent | undefined;
  }
  return undefined;
}

async function checkFirst(context: CaseContext, contract: Contract, event: LiveEvent | undefined) {
  if (event?.kind !== 'reset')
    return context.fail(`the first event must be a reset, not ${event?.kind}`);
  const check = responseCheck(closedContract(contract));
  const errors = check({ $ref: 'contract#/components/schemas/LiveEvent' }, event);
  for (const error of errors.slice(0, 3)) context.fail(`the first event: ${error}`);
  const live = await context.api.GET('/matches/live', { params: { query: { limit: 2000 } } });
  const missing = live.filter(({ id }) => !event.matches.some((match) => match.id === id));
  // One or two matches may have started in between.
  if (missing.length > 2) context.fail(`${missing.length} live matches are not in the first event`);
}

/** Only the gateway serves the stream: on a 404 these cases are skipped. */
export async function liveStreamCases(suite: Suite, fetch: Fetch, baseUrl: string): Promise<void> {
  const abort = AbortSignal.timeout(TIMEOUT_MS);
  const open = (query: string) =>
    fetch(new Request(`${baseUrl}/live/stream${query}`, { signal: abort }));
  const response = await open('');
  if (response.status === 404) return void (await response.body?.cancel());
  await suite.check('streamLive', 'starts with all live matches', async (context) => {
    suite.recordStatus('streamLive', response.status);
    context.expectEqual(response.status, 200, 'the status');
    const type = response.headers.get('content-type')?.split(';')[0];
    context.expectEqual(type, 'text/event-stream', 'the content type');
    await checkFirst(context, suite.contract, await firstEvent(response));
  });
  await suite.check(
    'streamLive',
    'refuses parameters that the contract does not allow',
    async (context) => {
      for (const query of [{ sportType: 'chess' }, { matchIds: 'x y' }, { surprise: '1' }]) {
        await context.send('streamLive', { query }, 400);
      }
    },
  );
}
