import { createContext, use } from 'react';
import type { Resources } from './resources.ts';

export const ResourcesContext = createContext<Resources | undefined>(undefined);

export function useSessionResources(): Resources {
  const resources = use(ResourcesContext);
  if (!resources) throw new Error('No resources: render inside <SessionProvider>.');
  return resources;
}
