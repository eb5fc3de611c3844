import { worldFetch } from '@touchline/mock-api/testing';
import { remembered } from './remembered.ts';

const server = {
  fetch: remembered(worldFetch({ seed: 'contract', size: 'small', at: '2026-11-21T15:30:00Z' })),
};

/** The mock API in this process, with a small world at a fixed instant: one for all files of a worker, which it has warm. */
export const mockServer = () => server;
