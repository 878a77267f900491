import type { HttpClient } from '@/adapters/http/http-client';
import type { Key } from '@/core/kernel/common/key';
import type { App } from './app';
import type { ClientConfig } from './client-config';

export const ConfigKey: Key<ClientConfig> = Symbol('ClientConfig');

/** In ms since 1970, or null for a page that continues no document. */
export const FirstNowKey: Key<{ readonly now: number | null }> = Symbol('FirstNow');

/** Only real adapters use it. */
export const HttpClientKey: Key<HttpClient> = Symbol('HttpClient');

/** The window of the page; only real adapters that come when idle use it. */
export const WindowKey: Key<Window> = Symbol('Window');

export const AppKey: Key<App> = Symbol('App');
