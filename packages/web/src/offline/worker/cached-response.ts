/** When the response was cached, in milliseconds of the device's clock. */
const CACHED_AT_HEADER = 'x-kept-at';

/** The response to store. Its body is decoded, so that the headers about its encoding are dropped. */
export function withCachedAt(response: Response, body: BodyInit, now: number): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(CACHED_AT_HEADER, String(now));
  return new Response(body, { status: response.status, headers });
}

async function withRootAttributes(cached: Response, extra = ''): Promise<Response> {
  const attributes = `${extra}data-kept="${cached.headers.get(CACHED_AT_HEADER)}"`;
  const html = (await cached.text()).replace('<html', `<html ${attributes}`);
  return new Response(html, { headers: cached.headers });
}

/** `data-kept` informs the page's script of the age of the page. */
export const toCachedPage = async (cached: Response | undefined) =>
  cached && withRootAttributes(cached);

/** The offline page in place of one that is not cached; with `data-bare` its script renders from cached responses. */
export const toUncachedAddressPage = async (cached: Response | undefined) =>
  cached && withRootAttributes(cached, 'data-bare ');
