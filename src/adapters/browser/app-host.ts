import { parseAddress, queryValue } from '@/core/kernel/common/address';
import type { DeviceHost } from '@/core/kernel/device/device';
import { APP_HOST_NAME, hostOf } from '@/core/kernel/native-app/app-host.rules';
import { readCookie } from './cookie-text';
import type { AppWindow } from './window-native-app';
import { hasBridge } from './window-native-app';

type HostWindow = AppWindow & Pick<Window, 'document' | 'location' | 'navigator'>;

/** Returns the host. A host in the query is stored in a cookie for later pages. */
export function appHostOf(window: HostWindow): DeviceHost {
  const { document, location, navigator } = window;
  const traces = { userAgent: navigator.userAgent, hasBridge: hasBridge(window) };
  const cookie = readCookie(document.cookie, APP_HOST_NAME);
  const known = hostOf({ ...traces, cookie, query: null });
  if (known !== 'browser') return known;
  const query = queryValue(parseAddress(`${location.pathname}${location.search}`).query, APP_HOST_NAME);
  const asked = hostOf({ ...traces, cookie, query });
  if (asked !== 'browser') document.cookie = `${APP_HOST_NAME}=${query}; Path=/; SameSite=Lax`;
  return asked;
}
