/** What came of a call. A thing that is not there is an answer; a call that failed is not. */
export type Result<T> =
  /** `age`, in milliseconds, where no newer answer can be had than the one that this device has kept. */
  | { readonly kind: 'ok'; readonly data: T; readonly age?: number }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'failed'; readonly status: number };
