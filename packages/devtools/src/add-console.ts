import { createHash } from 'node:crypto';
import type { PageText } from './dev-tools.ts';

/** After the first paint and in idle time: until then the page's own requests have the network for themselves. */
const LOADER = `new PerformanceObserver((_,o)=>{o.disconnect();const load=()=>(self.requestIdleCallback||setTimeout)(()=>import('/worlds/console/start.ts').catch(console.warn));document.readyState==='complete'?load():addEventListener('load',load)}).observe({type:'paint',buffered:true})`;
const LOADER_HASH = `'sha256-${createHash('sha256').update(LOADER).digest('base64')}'`;
const BODY_END = '</body>';

/** Adds the console's loader to a page, and its hash to the page's security policy. */
export function addConsole({ html, policy }: PageText): PageText {
  const end = html.lastIndexOf(BODY_END);
  if (end < 0) return { html, policy };
  return {
    html: `${html.slice(0, end)}<script>${LOADER}</script>\n${html.slice(end)}`,
    policy: policy?.replace('script-src ', `script-src ${LOADER_HASH} `),
  };
}
