/** A response whose body has been read. */
export interface ReadResponse {
  /** For messages: `GET /matches/live?limit=0`. */
  readonly request: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; `undefined` if it is not JSON. */
  readonly json: unknown;
}

export async function readResponse(request: string, response: Response): Promise<ReadResponse> {
  const { status, headers } = response;
  const text = await response.text();
  return { request, status, headers, text, json: jsonOf(text) };
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
