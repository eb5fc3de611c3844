import { tokensKey } from '../state/account/tokens.ts';
import { preferencesKey } from '../state/preferences/preferences-store.ts';

/**
 * Before the first paint: the theme that this device has chosen, even where the cookie says another or none, whether
 * somebody may be signed in, and whether the faces are still to come.
 */
export const bootScript = `try{const s=localStorage,d=document.documentElement.dataset,{theme:t}=JSON.parse(s.getItem('${preferencesKey}')||'{}');navigator.serviceWorker?.controller||(d.faceless='');s.getItem('${tokensKey}')&&(d.holder='');t=='dark'||t=='light'?d.theme=t:t&&delete d.theme}catch{}`;
