import { createContext } from 'react';

/** The id of the match that is open beside the list. */
export const OpenMatchContext = createContext<string | undefined>(undefined);
