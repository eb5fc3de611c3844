interface RequestInput {
  baseUrl: string;
  method: 'GET' | 'POST';
  /** As in the contract, with its parameters in braces. */
  path: string;
  params?: object;
  body?: unknown;
  headers: Record<string, string>;
  signal: AbortSignal;
}

/** Each parameter in its place: what the path does not name goes into the query, a list as one word with commas. */
function urlOf(baseUrl: string, path: string, params: object): string {
  const query = new URLSearchParams();
  let full = path;
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === null) continue;
    const place = `{${name}}`;
    if (path.includes(place)) full = full.replace(place, encodeURIComponent(value));
    else query.set(name, value);
  }
  return `${baseUrl}${full}${query.size > 0 ? `?${query}` : ''}`;
}

export function buildRequest(input: RequestInput): Request {
  const { baseUrl, method, path, params = {}, body, headers, signal } = input;
  return new Request(urlOf(baseUrl, path, params), {
    method,
    signal,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}
