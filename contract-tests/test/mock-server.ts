import { worldFetch } from '@touchline/mock-api/testing';
import { remembered } from './remembered.ts';

/** The mock API in this process, with a small world at a fixed instant. */
export const mockServer = () => ({
  fetch: remembered(worldFetch({ seed: 'contract', size: 'small', at: '2026-11-21T15:30:00Z' })),
});
