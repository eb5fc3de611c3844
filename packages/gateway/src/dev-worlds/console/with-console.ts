import { createHash } from 'node:crypto';
import { Representation } from '../../http/representation.ts';
import type { MakePage, Page } from '../../pages/page.ts';

/** After the first paint and in idle time: until then the page's own requests have the network for themselves. */
const LOADER = `new PerformanceObserver((_,o)=>{o.disconnect();const load=()=>(self.requestIdleCallback||setTimeout)(()=>import('/worlds/console/start.ts').catch(console.warn));document.readyState==='complete'?load():addEventListener('load',load)}).observe({type:'paint',buffered:true})`;
const LOADER_HASH = `'sha256-${createHash('sha256').update(LOADER).digest('base64')}'`;
const BODY_END = '</body>';

function addLoader({ response, representation, isCacheable }: Page): Page {
  const html = representation.body.toString();
  const end = html.lastIndexOf(BODY_END);
  if (end < 0) return { response, representation, isCacheable };
  const policy = response.headers['content-security-policy'];
  return {
    isCacheable,
    representation: new Representation(
      Buffer.from(`${html.slice(0, end)}<script>${LOADER}</script>\n${html.slice(end)}`),
      representation.contentType,
    ),
    response: {
      ...response,
      headers: {
        ...response.headers,
        ...(policy && {
          'content-security-policy': policy.replace('script-src ', `script-src ${LOADER_HASH} `),
        }),
      },
    },
  };
}

/** Adds the console's loader to each page, and its hash to the page's security policy. */
export const withConsole =
  (makePage: MakePage): MakePage =>
  async (visit) =>
    addLoader(await makePage(visit));
