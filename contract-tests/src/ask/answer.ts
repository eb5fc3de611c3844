/** What came back, read to its end. */
export interface Answer {
  /** What was asked, for a person: `GET /matches/live?limit=0`. */
  readonly question: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; `undefined` where it is none. */
  readonly json: unknown;
}

/** What a success carries in its envelope. */
export const dataOf = <T>({ json }: Answer): T => (json as { data: T } | undefined)?.data as T;

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
