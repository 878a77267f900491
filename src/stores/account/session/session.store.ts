import { makeAutoObservable } from 'mobx';
import type { Profile } from '@/core/account/profile/profile';
import { authTokenOf } from '@/core/account/session/auth-token';
import type { BeginVisit } from '@/core/account/session/begin-visit.use-case';
import type { ClientIdentity, Session, UserInfo } from '@/core/account/session/session';
import { emptySession, isLoggedIn, resetUser } from '@/core/account/session/session';
import type { SessionCookies } from '@/core/account/session/session-cookies.port';
import { sessionMessages, signedInMessage } from '@/core/account/session/session-messages';
import type { SignOut } from '@/core/account/session/sign-out.use-case';
import { userInfoOf } from '@/core/account/session/user-info';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { DeviceReading } from '@/core/kernel/device/device-reading.port';
import { appVersionOf } from '@/core/kernel/native-app/app-host.rules';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';

export interface SessionPorts {
  readonly beginVisit: BeginVisit;
  readonly signOut: SignOut;
  readonly cookies: SessionCookies;
  readonly device: DeviceReading;
  readonly toasts: Toasts;
}

/** The session of this browser. When it ends, all personal stores are cleared. */
export class SessionStore {
  session: Session = emptySession;
  client: ClientIdentity = { deviceId: null, cvId: null, referrer: null, appsFlyerId: null, userAgent: '' };
  isUserLoaded = false;
  /** True once a service has refused the session (ER-UNAUTH-MARK). */
  isUnauthorised = false;
  isSigningOut = false;
  /** True if the user ended the session, on any page of the browser, and nobody has logged in since. */
  hasSignedOut = false;
  hasJustSignedIn = false;
  /** The number of posts that were in view long enough to count as seen, since page load. */
  seenPosts = 0;
  readonly #ports: SessionPorts;
  /** True if another page of the browser ended the session. A sign-out on this page navigates away instead. */
  #isEndedElsewhere = false;

  constructor(ports: SessionPorts) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isLoggedIn(): boolean {
    return isLoggedIn(this.session.userInfo);
  }

  get userId(): string | null {
    return this.session.userInfo?.UserId || null;
  }

  get userInfo(): UserInfo | null {
    return this.session.userInfo;
  }

  postSeen(): void {
    this.seenPosts += 1;
  }

  adoptProfile(profile: Pick<Profile, 'naukriUser'>): void {
    this.session = { ...this.session, isNaukriUser: profile.naukriUser };
  }

  readUser(): void {
    const { cookies, device } = this.#ports;
    const snapshot = cookies.read();
    const { deviceId, cvId, referrer, appsFlyerId, appBuildNumber: appBuild } = snapshot;
    const authToken = authTokenOf(snapshot);
    const { userAgent } = device.current();
    const appVersion = appVersionOf(userAgent);
    this.session = { ...this.session, userInfo: userInfoOf(snapshot), authToken, appVersion, appBuild };
    this.client = { deviceId, cvId, referrer, appsFlyerId, userAgent };
    this.isUserLoaded = true;
    if (!this.isLoggedIn) return;
    this.isUnauthorised = false;
    this.hasSignedOut = false;
    this.#isEndedElsewhere = false;
  }

  /** Checks for a change in another page of this browser, and reports a different user. */
  async checkUser(): Promise<void> {
    // Runs outside the current action, so that every personal store forgets one user before the next one is set.
    await Promise.resolve();
    // This page's own sign-out reports the change itself.
    if (this.isSigningOut || !this.isUserLoaded) return;
    const before = this.userId;
    const now = userInfoOf(this.#ports.cookies.read())?.UserId || null;
    if (before !== null && before !== now) this.reset();
    this.readUser();
    if (before !== null && now === null) this.endedElsewhere();
    if (before !== now) this.sayUser();
  }

  async start(): Promise<void> {
    const { value } = await this.#ports.beginVisit.execute();
    this.begun(value.hasSignedIn);
    if (value.hasSignedIn || value.hasSignedOut) this.sayUser();
  }

  /** Signs out. If it fails, a toast says so and the user stays signed in. */
  async signOut(target: string | null = null): Promise<void> {
    if (this.isSigningOut) return;
    this.isSigningOut = true;
    this.signedOut(await this.#ports.signOut.execute({ target }));
  }

  /** Called when a service has refused the session. The page stays. */
  markUnauthorised(): void {
    this.isUnauthorised = true;
    this.reset();
  }

  /**
   * Called when a call was refused because the session had ended. Repeats the notice if the session ended on another
   * page.
   */
  callRefused(): void {
    if (this.#isEndedElsewhere) this.sayUser();
  }

  private endedElsewhere(): void {
    this.hasSignedOut = true;
    this.#isEndedElsewhere = true;
  }

  private begun(hasSignedIn: boolean): void {
    this.hasJustSignedIn = hasSignedIn;
  }

  private signedOut(answer: Result<null, Failure>): void {
    this.isSigningOut = false;
    this.hasSignedOut = answer.ok;
    if (answer.ok) this.reset();
    else this.#ports.toasts.show(createToast('failure', sessionMessages.signOutFailed));
  }

  private sayUser(): void {
    const { userInfo } = this;
    const text = userInfo === null ? sessionMessages.signedOut : signedInMessage(userInfo.userName);
    this.#ports.toasts.show(createToast('info', text), 'session');
  }

  private reset(): void {
    const { session, client } = resetUser({ session: this.session, client: this.client });
    this.session = session;
    this.client = client;
  }
}
