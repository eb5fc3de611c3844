/** The part of the service worker API in use: TypeScript's `webworker` and `dom` libraries exclude each other. */
interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface MessageToWorker extends ExtendableEvent {
  readonly data: unknown;
}

interface NotificationClick extends ExtendableEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

interface CookieStore {
  get(name: string): Promise<{ readonly value: string } | null>;
}

export interface WorkerScope {
  readonly location: Location;
  /** Not in every browser. */
  readonly cookieStore?: CookieStore;
  readonly clients: { claim(): Promise<void>; openWindow(url: string): Promise<unknown> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageToWorker) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationClick) => void): void;
}

/** Prepended to the worker's code by the build. */
export interface Build {
  readonly version: string;
  /** All files of the demo, without a leading slash. */
  readonly files: readonly string[];
}
