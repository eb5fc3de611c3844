/** The messages that are on the way at once: to a service of the browsers, and to all other services together. */
export const KNOWN_PLACES = 10;
export const OTHER_PLACES = 64;
/** Services that are known to answer leave a quarter of the places to others, and these to them. */
export const MAX_PLACES_OF_KIND = 48;
/** Services of the browsers: those of Google, Mozilla, Apple and Microsoft. */
const KNOWN_SERVICES = 4;
/** The descriptors that the sending of notifications takes. */
export const PUSH_CONNECTIONS = OTHER_PLACES + KNOWN_SERVICES * KNOWN_PLACES;
