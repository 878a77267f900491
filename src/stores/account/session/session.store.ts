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

/** The session of this browser. Its end makes every personal store forget. */
export class SessionStore {
  session: Session = emptySession;
  client: ClientIdentity = { deviceId: null, cvId: null, appsFlyerId: null, userAgent: '' };
  /** True if the cookies have been read. */
  isUserLoaded = false;
  /** A service ended the session, or refused the user (ER-UNAUTH-MARK). */
  isUnauthorised = false;
  isSigningOut = false;
  /** True if the user ended the session, on this page or another one of the browser, and nobody has logged in since. */
  hasSignedOut = false;
  hasJustSignedIn = false;
  /** The number of posts that were in view long enough to be seen, since the page was loaded. */
  seenPosts = 0;
  readonly #ports: SessionPorts;
  /** Another page of the browser ended the session, and nobody has logged in since. This page's own sign-out leaves the page. */
  #isEndedElsewhere = false;

  constructor(ports: SessionPorts) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isLoggedIn(): boolean {
    return isLoggedIn(this.session.userInfo);
  }

  /** The public id of the signed-in user; null for a guest. */
  get userId(): string | null {
    return this.session.userInfo?.UserId || null;
  }

  get userInfo(): UserInfo | null {
    return this.session.userInfo;
  }

  postSeen(): void {
    this.seenPosts += 1;
  }

  /** Marks who comes from the job portal, once the profile is loaded (RO-NAUKRI-USER). */
  adoptProfile(profile: Pick<Profile, 'naukriUser'>): void {
    this.session = { ...this.session, isNaukriUser: profile.naukriUser };
  }

  /** Reads the user from the cookies (LG-LOAD-COOKIE). */
  readUser(): void {
    const { cookies, device } = this.#ports;
    const snapshot = cookies.read();
    const { deviceId, cvId, appsFlyerId, appBuildNumber: appBuild } = snapshot;
    const authToken = authTokenOf(snapshot);
    const { userAgent } = device.current();
    const appVersion = appVersionOf(userAgent);
    this.session = { ...this.session, userInfo: userInfoOf(snapshot), authToken, appVersion, appBuild };
    this.client = { deviceId, cvId, appsFlyerId, userAgent };
    this.isUserLoaded = true;
    if (!this.isLoggedIn) return;
    this.isUnauthorised = false;
    this.hasSignedOut = false;
    this.#isEndedElsewhere = false;
  }

  /** Reads the user again, whom another page of this browser may have changed; says so if it is another one. */
  async checkUser(): Promise<void> {
    // Outside of whatever action calls: every personal store has to forget one user before the next is there.
    await Promise.resolve();
    // The sign-out of this page is on its way, and says so itself.
    if (this.isSigningOut || !this.isUserLoaded) return;
    const before = this.userId;
    const now = userInfoOf(this.#ports.cookies.read())?.UserId || null;
    if (before !== null && before !== now) this.reset();
    this.readUser();
    if (before !== null && now === null) this.endedElsewhere();
    if (before !== now) this.sayUser();
  }

  /** Begins the visit in a browser. */
  async start(): Promise<void> {
    const { value } = await this.#ports.beginVisit.execute();
    this.begun(value.hasSignedIn);
    if (value.hasSignedIn || value.hasSignedOut) this.sayUser();
  }

  /** Signs out and leaves for the target, or reloads the page. If it fails, a toast says so and the user stays signed in. */
  async signOut(target: string | null = null): Promise<void> {
    if (this.isSigningOut) return;
    this.isSigningOut = true;
    this.signedOut(await this.#ports.signOut.execute({ target }));
  }

  /** A service refused the session: it is over. The page stays. */
  markUnauthorised(): void {
    this.isUnauthorised = true;
    this.reset();
  }

  /** A call of the user was refused after their session had ended: says again what happened, if it was on another page. */
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
