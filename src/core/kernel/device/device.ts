/** At this width and below, the screen counts as mobile, in CSS px (LM-BREAKPOINT-768). */
export const MOBILE_MAX_WIDTH = 768;

/** The device that the product runs on. `width` is the window's, in CSS px; `host` is a browser or the webview of a native app. */
export interface Device {
  readonly width: number;
  readonly userAgent: string;
  readonly host: DeviceHost;
}

export type DeviceHost = 'browser' | 'app_ios' | 'app_android';

// Three names for kinds of device, each with its own meaning and use (decisions A 4): never one shared text.

export type ClientType = 'pwa' | 'desktop';
/** The display of an error report. */
export type LogDisplay = 'WEB' | 'APP';
export type NotificationPlatform = 'phone' | 'computer';
// The server decides by the same names.
const MOBILE_AGENT = /android|iphone|ipad|ipod|mobi|opera mini/i;
const IOS_AGENT = /iPhone|iPad|iPod/i;

/** Returns whether a window of this width shows the mobile form of the frame. */
export function isMobileWidth(width: number): boolean {
  return width <= MOBILE_MAX_WIDTH;
}

/** Returns whether the device is a mobile one: a narrow window or a phone's or tablet's user agent (decisions A 60). */
export function isMobileDevice(device: Device): boolean {
  return isMobileWidth(device.width) || isNative(device) || hasMobileAgent(device);
}

/** Returns whether the user agent is a phone's or tablet's. */
export function hasMobileAgent({ userAgent }: Device): boolean {
  return MOBILE_AGENT.test(userAgent);
}

/** Returns whether the product runs in the native app's webview. */
export function isNative(device: Device): boolean {
  return device.host !== 'browser';
}

/** Returns whether the device is one of Apple's phones or tablets, in a browser or in the app. */
export function isIos(device: Device): boolean {
  return device.host === 'app_ios' || IOS_AGENT.test(device.userAgent);
}

/** pwa on mobile devices, else desktop. */
export function clientTypeOf(device: Device): ClientType {
  return isMobileDevice(device) ? 'pwa' : 'desktop';
}

/** APP in the app, else WEB. */
export function logDisplayOf(device: Device): LogDisplay {
  return isNative(device) ? 'APP' : 'WEB';
}

/** `phone` at mobile widths and in the native app (decisions A 32). */
export function notificationPlatformOf(device: Device): NotificationPlatform {
  return isMobileWidth(device.width) || isNative(device) ? 'phone' : 'computer';
}
