// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { SendCall } from '../src/api/send-call.ts';
import { LazyFacts } from '../src/features/matches/detail/late-parts.tsx';
import { factsCall } from '../src/features/matches/model/part-calls.ts';
import { aMatch } from './a-match.ts';
import { aSession } from './session.tsx';

afterEach(cleanup);

const match = aMatch();
const sendCall = (async () => ({
  kind: 'ok',
  data: { ground: { name: 'Mill Road' }, attendance: 900 },
})) as unknown as SendCall;

test.each([
  ['in time stand above the page', true, 'Mill Road|the page'],
  ['that arrive later stand below it, so that nothing moves', false, 'the page|Mill Road'],
])('MDT-9 facts %s', async (_, isLoaded, order) => {
  const { Around, session } = await aSession('en', sendCall);
  if (isLoaded) await session.resources.load(factsCall(match.id, { language: 'en' }));
  const { container } = render(
    <>
      <LazyFacts match={match} />
      <p>the page</p>
      <LazyFacts match={match} isLate />
    </>,
    { wrapper: Around },
  );
  await screen.findByText('Mill Road');
  expect(container.textContent?.match(/Mill Road|the page/g)?.join('|')).toBe(order);
});
