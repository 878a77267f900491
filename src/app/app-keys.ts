import type { HttpClient } from '@/adapters/http/http-client';
import type { Key } from '@/core/kernel/common/key';
import type { App } from './app';
import type { ClientConfig } from './client-config';

export const ConfigKey: Key<ClientConfig> = Symbol('ClientConfig');

/** The document's time in ms since 1970. Null for a page that continues no document. */
export const FirstNowKey: Key<{ readonly now: number | null }> = Symbol('FirstNow');

/** Used only by real adapters. */
export const HttpClientKey: Key<HttpClient> = Symbol('HttpClient');

/** The window of the page. Only real adapters with idle code use it. */
export const WindowKey: Key<Window> = Symbol('Window');

export const AppKey: Key<App> = Symbol('App');
