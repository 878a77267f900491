export const MOBILE_MAX_WIDTH = 768;

/** `width` is the window's in CSS px. `host` is a browser or the webview of a native app. */
export interface Device {
  readonly width: number;
  readonly userAgent: string;
  readonly host: DeviceHost;
}

export type DeviceHost = 'browser' | 'app_ios' | 'app_android';

// Three names for kinds of device with different meanings (decisions A 4); do not merge them.

export type ClientType = 'pwa' | 'desktop';
export type LogDisplay = 'WEB' | 'APP';
export type NotificationPlatform = 'phone' | 'computer';
// The server uses the same pattern.
const MOBILE_AGENT = /android|iphone|ipad|ipod|mobi|opera mini/i;
const IOS_AGENT = /iPhone|iPad|iPod/i;

export function isMobileWidth(width: number): boolean {
  return width <= MOBILE_MAX_WIDTH;
}

/** Returns true for a narrow window, or the user agent of a phone or tablet (decisions A 60). */
export function isMobileDevice(device: Device): boolean {
  return isMobileWidth(device.width) || isNative(device) || hasMobileAgent(device);
}

export function hasMobileAgent({ userAgent }: Device): boolean {
  return MOBILE_AGENT.test(userAgent);
}

export function isNative(device: Device): boolean {
  return device.host !== 'browser';
}

export function isIos(device: Device): boolean {
  return device.host === 'app_ios' || IOS_AGENT.test(device.userAgent);
}

export function clientTypeOf(device: Device): ClientType {
  return isMobileDevice(device) ? 'pwa' : 'desktop';
}

export function logDisplayOf(device: Device): LogDisplay {
  return isNative(device) ? 'APP' : 'WEB';
}

/** Returns `phone` at mobile widths and in the native app (decisions A 32). */
export function notificationPlatformOf(device: Device): NotificationPlatform {
  return isMobileWidth(device.width) || isNative(device) ? 'phone' : 'computer';
}
