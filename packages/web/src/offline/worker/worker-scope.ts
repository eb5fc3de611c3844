/** The part of a service worker's world that ours uses: its own library and that of a page exclude each other. */
interface Extendable extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

export interface FetchEvent extends Extendable {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

interface MessageToWorker extends Extendable {
  readonly data: unknown;
}

export interface WorkerScope {
  readonly location: Location;
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listen: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listen: (event: MessageToWorker) => void): void;
}

/** Written before the worker by the build: one version of the worker for each build of the site. */
export interface Build {
  readonly version: string;
  readonly files: readonly string[];
}
