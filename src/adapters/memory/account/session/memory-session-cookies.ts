import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { LoginProvider } from '@/core/account/session/login-provider';
import type { CookieSnapshot, SessionCookies } from '@/core/account/session/session-cookies.port';
import { ProfileRecords } from '../profile/profile-records';

/** The cookies of a session. AT and RT cannot be read, as in a real browser. */
export class MemorySessionCookies implements SessionCookies {
  readonly #browser: MemoryBrowser;
  isEnabled = true;
  deviceId: string | null = 'memory-device';

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  read(): CookieSnapshot {
    const viewer = this.#browser.viewer();
    const span = this.#browser.accessSpan();
    const anonymous = viewer && this.#browser.world.records(ProfileRecords).of(viewer).anonymous;
    const display = viewer && {
      userName: anonymous?.userName,
      fullAvatarUrl: anonymous?.fullAvatarUrl,
      avatarBgColor: anonymous?.avatarColor,
    };
    return {
      userData: display && JSON.stringify(display),
      userId: viewer?.id ?? null,
      loggedInFlag: viewer && '1',
      accessToken: null,
      refreshToken: null,
      accessSpan: span && `${span.issuedAt}-${span.endsAt}`,
      authType: this.#browser.authType,
      deviceId: this.deviceId,
      cvId: null,
      referrer: null,
      appsFlyerId: null,
      appBuildNumber: null,
    };
  }

  lastProvider(): LoginProvider | null {
    return this.#browser.lastProvider;
  }

  rememberProvider(provider: LoginProvider): void {
    this.#browser.lastProvider = provider;
  }

  areEnabled(): boolean {
    return this.isEnabled;
  }

  clearAuthType(): void {
    this.#browser.authType = null;
  }
}
