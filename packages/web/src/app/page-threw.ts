/** In development: sent to Vite when a page fails to render in the browser. */
export const PAGE_THREW = 'touchline:page-threw';
