/** The part of the service worker API in use: TypeScript's `webworker` and `dom` libraries exclude each other. */
interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

export interface NotificationClick extends ExtendableEvent {
  /** Empty for a click on the notification itself. */
  readonly action: string;
  readonly notification: { readonly data: unknown; close(): void };
}

export interface PushReceived extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}

interface MessageToWorker extends ExtendableEvent {
  readonly data: unknown;
}

interface WindowClient {
  readonly visibilityState: DocumentVisibilityState;
  navigate(url: string): Promise<unknown>;
  focus(): Promise<unknown>;
}

export interface WorkerScope {
  readonly location: Location;
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    readonly pushManager: PushManager;
    showNotification(title: string, options: object): Promise<void>;
  };
  readonly clients: {
    claim(): Promise<void>;
    openWindow(url: string): Promise<unknown>;
    matchAll(options: { type: 'window' }): Promise<readonly WindowClient[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationClick) => void): void;
  addEventListener(type: 'push', listener: (event: PushReceived) => void): void;
  addEventListener(type: 'message', listener: (event: MessageToWorker) => void): void;
}

/** Prepended to the worker's code by the build, so that each build of the site has its own worker. */
export interface Build {
  readonly version: string;
  readonly files: readonly string[];
  /** Paths of the API operations whose responses must not be cached. */
  readonly uncachedPaths: readonly string[];
}
