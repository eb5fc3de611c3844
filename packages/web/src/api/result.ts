/** The outcome of a call. `not-found` is a response, also that of an upstream without the operation; `failed` is any other error. */
export type Result<T> =
  | {
      readonly kind: 'ok';
      readonly data: T;
      /** Set where the response is a cached one because there is no newer: neither here nor at the gateway. */
      readonly ageMs?: number | undefined;
      /** The language of the response, where the upstream does not have that of the call. */
      readonly lang?: string | undefined;
      /** Set where the site has answered itself, without the network. */
      readonly isLocal?: boolean | undefined;
    }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'failed'; readonly status: number };
