import { worldFetch } from '@touchline/mock-api/testing';

/** The mock API with an account store of its own and an adjustable clock. */
export function accountsApi() {
  const clock = { ms: Date.now() };
  const world = worldFetch({ seed: 'web', size: 'small', at: () => clock.ms, devTools: false });
  const calls: { path: string; bearer: string | null }[] = [];
  const fetch = async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api', '');
    calls.push({ path, bearer: request.headers.get('authorization') });
    const response = await world(request);
    response.headers.set('date', new Date(clock.ms).toUTCString());
    return response;
  };
  return {
    clock,
    api: { origin: 'http://site.test', fetch },
    calls,
    count: (path: string) => calls.filter((call) => call.path === path).length,
  };
}
