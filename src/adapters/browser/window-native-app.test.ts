// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import type { HostMessage } from '@/core/kernel/native-app/host-message.rules';
import { appHostOf } from './app-host';
import { WindowNativeApp } from './window-native-app';

const posted: string[] = [];
const inApp = Object.assign(window, { ReactNativeWebView: { postMessage: (text: string) => posted.push(text) } });

afterEach(() => {
  posted.length = 0;
  window.history.replaceState(null, '', '/');
});

it('what a page posts is a JSON text', () => {
  new WindowNativeApp(() => inApp).post({ type: 'pullToRefresh', isEnabled: false });
  expect(posted).toEqual(['{"type":"pullToRefresh","isEnabled":false}']);
});

it('messages come from the app alone: another window’s, a frame’s and what is no message are dropped', () => {
  const heard: HostMessage[] = [];
  const end = new WindowNativeApp(() => inApp).onMessage((message) => heard.push(message));
  const data = '{"type":"askForRating"}';
  for (const from of [{ origin: 'https://evil.example' }, { origin: window.location.origin }, { source: window }]) {
    window.dispatchEvent(new MessageEvent('message', { data, ...from }));
  }
  window.dispatchEvent(new MessageEvent('message', { data: 'askForRating' }));
  expect(heard).toEqual([]);
  window.dispatchEvent(new MessageEvent('message', { data }));
  end();
  window.dispatchEvent(new MessageEvent('message', { data }));
  expect(heard).toEqual([{ type: 'askForRating' }]);
});

it('a host that only the query names is remembered; without a bridge it is none', () => {
  window.history.replaceState(null, '', '/?app_host=android');
  const { document: page, location, navigator } = window;
  expect(appHostOf({ ...inApp, document: page, location, navigator, ReactNativeWebView: undefined } as never)).toBe(
    'browser',
  );
  expect(document.cookie).not.toContain('app_host');
  expect(appHostOf(inApp)).toBe('app_android');
  window.history.replaceState(null, '', '/');
  expect(appHostOf(inApp)).toBe('app_android');
});
