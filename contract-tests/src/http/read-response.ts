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

/** The `data` of a successful response. */
export const dataOf = <T>({ json }: ReadResponse): T =>
  (json as { data: T } | undefined)?.data as T;

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
