import { TOKENS_KEY } from '../state/account/tokens.ts';
import { PREFERENCES_KEY } from '../state/preferences/preferences-store.ts';

/**
 * Before the first paint: the theme that this device has chosen, even where the cookie says another or none, whether
 * somebody may be signed in, and whether the faces are still to come.
 */
export const themeScript = `try{const s=localStorage,d=document.documentElement.dataset,{theme:t}=JSON.parse(s.getItem('${PREFERENCES_KEY}')||'{}');navigator.serviceWorker?.controller||(d.faceless='');s.getItem('${TOKENS_KEY}')&&(d.holder='');t=='dark'||t=='light'?d.theme=t:t&&delete d.theme}catch{}`;
