/** What came of a call. A thing that is not there is an answer; a call that failed is not. */
export type Result<T> =
  | { readonly kind: 'ok'; readonly data: T }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'failed'; readonly status: number };
