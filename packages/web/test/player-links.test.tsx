import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { PageCall } from '../src/api/call.ts';
import type { SendCall } from '../src/api/send-call.ts';
import { PlayerLink, PlayerLinks } from '../src/state/navigation/player-link.tsx';
import { aSession } from './session.tsx';

afterEach(cleanup);

test.each([
  ['the page knows a player', 'pl-1', 'pl-1'],
  ['the page knows none', undefined, 'pl-2'],
])('PLA-1 where %s, a table with names of players asks accordingly', async (_, sampleId, asked) => {
  const sent: unknown[] = [];
  const sendCall = async ({ params }: PageCall) => {
    sent.push(params);
    return { kind: 'ok', data: {} };
  };
  const { Around } = await aSession('en', sendCall as unknown as SendCall);
  render(
    <PlayerLinks sampleId={sampleId}>
      <PlayerLinks sampleId="pl-2">
        <PlayerLink id="pl-2" game="basketball">
          Vasilis Mavros
        </PlayerLink>
      </PlayerLinks>
    </PlayerLinks>,
    { wrapper: Around },
  );
  await screen.findByRole('link', { name: 'Vasilis Mavros' });
  expect(sent).toMatchObject([{ query: { playerId: asked } }]);
});
