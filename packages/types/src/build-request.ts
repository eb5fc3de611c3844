interface RequestInput {
  baseUrl: string;
  method: 'GET' | 'POST';
  /** The contract's path, with parameters in braces. */
  path: string;
  params?: object;
  body?: unknown;
  headers: Record<string, string>;
  signal: AbortSignal;
}

/** Fills in the path; all other parameters go into the query, a list as one comma-separated value. */
function urlOf(baseUrl: string, path: string, params: object): string {
  const query = new URLSearchParams();
  let filledPath = path;
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === null) continue;
    const placeholder = `{${name}}`;
    if (path.includes(placeholder))
      filledPath = filledPath.replace(placeholder, encodeURIComponent(value));
    else query.set(name, value);
  }
  return `${baseUrl}${filledPath}${query.size > 0 ? `?${query}` : ''}`;
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
