export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A rule for requests that bypass the service worker. */
interface Route {
  readonly condition: { readonly requestMethod: string };
  readonly source: 'network';
}

/** The install event. Some browsers do not support routes. */
export interface InstallEvent extends ExtendableEvent {
  addRoutes?(routes: readonly Route[]): Promise<void>;
}

export interface RequestEvent extends ExtendableEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface PushEvent extends ExtendableEvent {
  readonly data: { text(): string } | null;
}

export interface MessageClickEvent extends ExtendableEvent {
  readonly notification: Notification;
}

export interface SiteWindow {
  readonly visibilityState: DocumentVisibilityState;
  navigate(address: string): Promise<SiteWindow | null>;
  focus(): Promise<SiteWindow>;
}

interface WorkerEvents {
  readonly install: InstallEvent;
  readonly activate: ExtendableEvent;
  readonly fetch: RequestEvent;
  readonly message: ExtendableEvent & { readonly data: unknown };
  readonly push: PushEvent;
  readonly notificationclick: MessageClickEvent;
}

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
