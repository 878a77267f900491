import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/common/failure';
import type { KeyValueStorage } from '@/core/common/key-value-storage.port';
import type { Login } from '@/core/session/login.port';
import type { ClientIdentity, Session, UserInfo } from '@/core/session/session';
import { emptySession, isLoggedIn, resetUser } from '@/core/session/session';
import type { SessionCookies } from '@/core/session/session-cookies.port';
import { sessionMessages } from '@/core/session/session-messages';
import { userInfoOf } from '@/core/session/user-info';
import { clientTypeOf } from '@/core/shell/device';
import type { DeviceReading } from '@/core/shell/device-reading.port';
import type { PageLocation } from '@/core/shell/page-location.port';
import { createToast } from '@/core/shell/toast';
import type { Toasts } from '@/core/shell/toasts.port';
import type { ErrorReporter } from '@/core/tracking/error-reporter';

/** Where a sign-out leaves word for the page that follows it. */
const SIGNED_OUT_KEY = 'signedOut';

/** What the session store needs. */
export interface SessionPorts {
  readonly login: Login;
  readonly cookies: SessionCookies;
  readonly device: DeviceReading;
  readonly location: PageLocation;
  readonly storage: KeyValueStorage;
  readonly toasts: Toasts;
  readonly reporter: ErrorReporter;
}

/** Who is signed in. */
export class SessionStore {
  session: Session = emptySession;
  client: ClientIdentity = { deviceId: null, cvId: null, appsFlyerId: null, userAgent: '' };
  /** Whether the cookies have been read. */
  isUserLoaded = false;
  /** A service said that the session is over, or refused the person (ER-UNAUTH-MARK). */
  isUnauthorised = false;
  isSigningOut = false;

  constructor(private readonly ports: SessionPorts) {
    makeAutoObservable<this, 'ports'>(this, { ports: false }, { autoBind: true });
  }

  get isLoggedIn(): boolean {
    return isLoggedIn(this.session.userInfo);
  }

  get userInfo(): UserInfo | null {
    return this.session.userInfo;
  }

  /** Reads who is signed in from the cookies (LG-LOAD-COOKIE). */
  readUser(): void {
    const snapshot = this.ports.cookies.read();
    this.session = { ...this.session, userInfo: userInfoOf(snapshot), appBuild: snapshot.appBuildNumber };
    this.client = {
      deviceId: snapshot.deviceId,
      cvId: snapshot.cvId,
      appsFlyerId: snapshot.appsFlyerId,
      userAgent: this.ports.device.current().userAgent,
    };
    this.isUserLoaded = true;
  }

  /** The page runs in a browser now: says that the last page signed out, and forgets how the login went (LG-LOAD-AUTHTYPE). */
  start(): void {
    if (this.ports.storage.get(SIGNED_OUT_KEY) !== null) {
      this.ports.storage.remove(SIGNED_OUT_KEY);
      this.ports.toasts.show(createToast('info', sessionMessages.signedOut));
    }
    this.ports.cookies.clearAuthType();
  }

  /**
   * Ends the session, then loads the page anew, or the target where one is given (API-LOGIN-LOGOUT-OK). Where the service
   * does not end it, the person stays signed in and is told so (ER-LOGOUT-RAISE).
   */
  async signOut(target: string | null = null): Promise<void> {
    if (this.isSigningOut) return;
    this.isSigningOut = true;
    const answer = await this.ports.login.signOut({ clienttype: clientTypeOf(this.ports.device.current()) });
    if (answer.ok) this.signedOut(target);
    else this.signOutFailed(answer.failure);
  }

  /** A service refused the session: nobody is signed in any more. The draft and the page stay. */
  markUnauthorised(): void {
    this.isUnauthorised = true;
    this.reset();
  }

  private signedOut(target: string | null): void {
    this.isSigningOut = false;
    this.reset();
    this.ports.storage.set(SIGNED_OUT_KEY, '1');
    if (target === null) this.ports.location.reload();
    else this.ports.location.assign(target);
  }

  private signOutFailed({ status }: Failure): void {
    this.isSigningOut = false;
    this.ports.reporter.report({ ...sessionMessages.signOutLog, status });
    this.ports.toasts.show(createToast('failure', sessionMessages.signOutFailed));
  }

  private reset(): void {
    const { session, client } = resetUser({ session: this.session, client: this.client });
    this.session = session;
    this.client = client;
  }
}
