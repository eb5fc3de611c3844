import { preferencesKey } from '../state/preferences-store.ts';

/** Before the first paint: the theme that this device has chosen, even where the cookie says another or none. */
export const bootScript = `try{const{theme:t}=JSON.parse(localStorage.getItem('${preferencesKey}')||'{}'),d=document.documentElement.dataset;t=='dark'||t=='light'?d.theme=t:t&&delete d.theme}catch{}`;
