import type supertest from 'supertest';
import { bearer } from './gateway.ts';

type Client = ReturnType<typeof supertest>;

export const WALLET = '/api/auth/wallet';

/** The ways a call takes to the upstream: fetched whole for the cache, or forwarded by the proxy. */
export const WAYS = [
  { way: 'a kept GET', ask: (client: Client) => client.get('/api/matches/live') },
  {
    way: 'a forwarded GET',
    ask: (client: Client) => client.get(WALLET).set('authorization', bearer()),
  },
  {
    way: 'a forwarded POST',
    ask: (client: Client) => client.post('/api/auth/refresh').send({ refreshToken: 'refresh' }),
  },
];

export type Ask = (typeof WAYS)[number]['ask'];
