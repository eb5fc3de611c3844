/** The panel's code is not part of the first load: meaning to open it is enough to begin fetching. */
export const loadPanel = () => import('./side-panel.tsx');
