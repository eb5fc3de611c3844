import { createContext } from 'react';

/** The match whose page stands beside the list, by its id. */
export const OpenMatchContext = createContext<string | undefined>(undefined);
