/** The outcome of a call. `not-found` is a response; `failed` is any other error. */
export type Result<T> =
  /** `ageMs` is set where the response is a cached one because there is no newer: neither here nor at the gateway. */
  | { readonly kind: 'ok'; readonly data: T; readonly ageMs?: number }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'failed'; readonly status: number };
