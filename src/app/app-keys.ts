import type { HttpClient } from '@/adapters/http/http-client';
import type { Key } from '@/core/kernel/common/key';
import type { App } from './app';
import type { ClientConfig } from './client-config';

/** The configuration that the running app was started with. */
export const ConfigKey: Key<ClientConfig> = Symbol('ClientConfig');

/** The moment when the document was made, in ms since 1970-01-01 UTC; null for a page that continues no document. */
export const FirstNowKey: Key<{ readonly now: number | null }> = Symbol('FirstNow');

/** The client of every service; only real adapters use it. */
export const HttpClientKey: Key<HttpClient> = Symbol('HttpClient');

/** The window of the page; only real adapters that come when idle use it. */
export const WindowKey: Key<Window> = Symbol('Window');

/** The running app. */
export const AppKey: Key<App> = Symbol('App');
