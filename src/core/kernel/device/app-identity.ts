import type { ClientType, Device } from './device';
import { clientTypeOf, isMobileDevice } from './device';

export type AppId = '931' | '999';
export type SystemId = 'AB_WEB' | 'AB_MSITE' | 'AB_IOS' | 'AB_ANDROID' | ClientType;

export interface AppIdentity {
  readonly appid: AppId;
  readonly systemid: SystemId;
}

const COMPANY_SERVICES: ReadonlySet<string> = new Set([
  'company',
  'review',
  'salary',
  'benefits',
  'interviews',
  'jobs',
]);

/**
 * Returns 931 for the company services, 999 for the rest (LM-APPID-931, LM-APPID-999). `service` is the name of its
 * openapi file.
 */
export function appIdentityOf(service: string, device: Device): AppIdentity {
  if (service === 'login') return { appid: '999', systemid: clientTypeOf(device) };
  const appid = COMPANY_SERVICES.has(service) ? '931' : '999';
  return { appid, systemid: systemIdOf(device) };
}

/**
 * Returns the system id. The default is the app's own in a webview (LM-SYSTEM-WEBVIEW), else one by kind of browser.
 */
export function systemIdOf(device: Device): SystemId {
  switch (device.host) {
    case 'app_ios':
      return 'AB_IOS';
    case 'app_android':
      return 'AB_ANDROID';
    case 'browser':
      return isMobileDevice(device) ? 'AB_MSITE' : 'AB_WEB';
  }
}
