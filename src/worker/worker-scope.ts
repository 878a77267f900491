/** An event that the browser ends no earlier than the given work. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A rule by which the browser itself sends some requests past the service worker. */
interface Route {
  readonly condition: { readonly requestMethod: string };
  readonly source: 'network';
}

/** The first event of a service worker. Not every browser has routes. */
export interface InstallEvent extends LastingEvent {
  addRoutes?(routes: readonly Route[]): Promise<void>;
}

export interface RequestEvent extends LastingEvent {
  readonly request: Request;
  /** The answer that the browser has asked for while the service worker started; undefined if it did not. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface PushEvent extends LastingEvent {
  readonly data: { text(): string } | null;
}

export interface MessageClickEvent extends LastingEvent {
  readonly notification: Notification;
}

export interface SiteWindow {
  readonly visibilityState: DocumentVisibilityState;
  navigate(address: string): Promise<SiteWindow | null>;
  focus(): Promise<SiteWindow>;
}

interface WorkerEvents {
  readonly install: InstallEvent;
  readonly activate: LastingEvent;
  readonly fetch: RequestEvent;
  readonly message: LastingEvent & { readonly data: unknown };
  readonly push: PushEvent;
  readonly notificationclick: MessageClickEvent;
}

/** The part of a service worker's global scope that is used. */
export interface WorkerScope {
  readonly location: Pick<Location, 'origin'>;
  readonly caches: CacheStorage;
  readonly navigator: Navigator & { readonly connection?: { readonly saveData?: boolean } };
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wanted: { readonly type: 'window' }): Promise<readonly SiteWindow[]>;
    openWindow(address: string): Promise<unknown>;
  };
  readonly fetch: (input: string | Request, init?: RequestInit) => Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
}
