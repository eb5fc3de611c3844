import type { DevTools, DevToolsOptions } from './dev-worlds/dev-tools.ts';

const NO_DEV_TOOLS: DevTools = {
  isWatched: () => false,
  maxUrlLength: () => undefined,
  addHooks: () => {},
  wrapFetch: (fetch) => fetch,
  wrapPage: (makePage) => makePage,
  wrapPageCache: (getPage) => getPage,
  recordStream: () => undefined,
  register: async () => {},
};

/** Loaded on demand: production needs neither the console nor luxon. */
export async function openDevTools(isOn: boolean, options: DevToolsOptions): Promise<DevTools> {
  if (!isOn) return NO_DEV_TOOLS;
  const { loadDevTools } = await import('./dev-worlds/register-dev-tools.ts');
  return loadDevTools(options);
}
