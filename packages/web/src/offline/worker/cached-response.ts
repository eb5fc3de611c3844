/** On what is answered from this device: when it was kept, in milliseconds of the device's own clock. */
const keptAtHeader = 'x-kept-at';

/** A copy that says when it was made. Its body has been decoded. */
export function stamped(response: Response, body: BodyInit, now: number): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(keptAtHeader, String(now));
  return new Response(body, { status: response.status, headers });
}

const withMark = (html: string, mark: string) => html.replace('<html', `<html ${mark}`);

/** A page that was kept says so to its own script. */
export async function keptPage(kept: Response): Promise<Response> {
  const html = withMark(await kept.text(), `data-kept="${kept.headers.get(keptAtHeader)}"`);
  return new Response(html, { headers: kept.headers });
}

/** The site without the page that was asked for, which its script makes of what is known, if it can. */
export async function barePage(kept: Response): Promise<Response> {
  const html = withMark(
    await kept.text(),
    `data-bare data-kept="${kept.headers.get(keptAtHeader)}"`,
  );
  return new Response(html, { headers: kept.headers });
}
