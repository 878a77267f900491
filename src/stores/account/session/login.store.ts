import { makeAutoObservable } from 'mobx';
import type { AddSignInMethod } from '@/core/account/session/add-sign-in-method.use-case';
import type { FinishLogin } from '@/core/account/session/finish-login.use-case';
import type { GoogleIdentity, OneTapEvents, ProviderToken } from '@/core/account/session/identity-provider.port';
import type { LeaveForProvider } from '@/core/account/session/leave-for-provider.use-case';
import type { LoginContext } from '@/core/account/session/login-contexts';
import type { LoginFailureTexts } from '@/core/account/session/login-failures';
import { signInFailureTexts } from '@/core/account/session/login-failures';
import type { LoginFlagEvent, LoginFlags } from '@/core/account/session/login-flags';
import { initialLoginFlags, loginFlagsAfter } from '@/core/account/session/login-flags';
import { loginMessages } from '@/core/account/session/login-messages';
import type { LoginProps } from '@/core/account/session/login-props';
import { defaultLoginProps, loginPropsFor, loginPropsWith } from '@/core/account/session/login-props';
import type { LoginProvider } from '@/core/account/session/login-provider';
import { providerNames } from '@/core/account/session/login-provider';
import type { SessionCookies } from '@/core/account/session/session-cookies.port';
import { sessionMessages } from '@/core/account/session/session-messages';
import type { SignIn, SignInFailure, SignInWay } from '@/core/account/session/sign-in.use-case';
import type { Result } from '@/core/kernel/common/result';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import type { Occurrences } from '@/core/kernel/tracking/occurrences';
import type { OverlayStore } from '@/stores/kernel/shell/overlay.store';
import type { SessionStore } from './session.store';

export interface LoginPorts {
  readonly signIn: SignIn;
  readonly leaveForProvider: LeaveForProvider;
  readonly finishLogin: FinishLogin;
  readonly addMethod: AddSignInMethod;
  readonly google: GoogleIdentity | null;
  readonly providers: readonly LoginProvider[];
  readonly cookies: Pick<SessionCookies, 'lastProvider'>;
  readonly toasts: Toasts;
  readonly occurrences: Pick<Occurrences, 'add'>;
  readonly brand: string;
  /** Opens the login of the native app around the page. Returns null in a browser. */
  readonly openInApp: ((props: LoginProps) => void) | null;
}

export interface LoginStores {
  readonly overlays: Pick<OverlayStore, 'overlayOpened' | 'overlayClosed'>;
  readonly session: Pick<SessionStore, 'isLoggedIn'>;
}

/** The login window or login page, with its ways to sign in. */
export class LoginStore {
  isOpen = false;
  props: LoginProps = defaultLoginProps;
  flags: LoginFlags = initialLoginFlags;
  busyWith: LoginProvider | null = null;
  isReturn = false;
  hasLinkedinFailed = false;
  readonly #ports: LoginPorts;
  readonly #neighbours: LoginStores;
  #thirdPartyFailure: SignInFailure | null = null;
  /** Counts attempts, so that responses to earlier ones are ignored. */
  #tries = 0;

  constructor(ports: LoginPorts, neighbours: LoginStores) {
    this.#ports = ports;
    this.#neighbours = neighbours;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get providers(): readonly LoginProvider[] {
    return this.#ports.providers;
  }

  get lastProvider(): LoginProvider | null {
    return this.#ports.cookies.lastProvider();
  }

  get isInApp(): boolean {
    return this.#ports.openInApp !== null;
  }

  get isBusy(): boolean {
    return this.busyWith !== null;
  }

  /** True if Google's own button and prompt replace the normal button (ST-LOGINFLAG-SHOWGOOGLE). */
  get isPersonalised(): boolean {
    return this.flags.yoloShowed && !this.flags.showGoogleYolo && !this.isBusy;
  }

  open(props: Partial<LoginProps> = {}, context: LoginContext | null = null): void {
    this.props = context === null ? loginPropsWith(props) : loginPropsFor(context, props);
    if (this.#ports.openInApp !== null) {
      this.#ports.openInApp(this.props);
      return;
    }
    if (this.isOpen) return;
    this.isOpen = true;
    this.#neighbours.overlays.overlayOpened();
    void this.prepare();
  }

  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.#neighbours.overlays.overlayClosed();
  }

  async prepare(): Promise<void> {
    const answer = await this.#ports.google?.load();
    if (answer?.ok) this.happened({ kind: 'googleScriptLoaded' });
  }

  /** Must be called synchronously in the click handler, or the browser blocks the pop-up. */
  async continueWithGoogle(): Promise<void> {
    if (this.#thirdPartyFailure === null) await this.signIn({ provider: 'google', credential: null });
    else this.explain('google', this.#thirdPartyFailure);
  }

  /** Must be called synchronously in the click handler, or the browser blocks the pop-up. */
  async continueWithMicrosoft(): Promise<void> {
    await this.signIn({ provider: 'microsoft', credential: null });
  }

  /** Does nothing after a failure on this page (VA-LOGIN-LINKEDIN). */
  async continueWithLinkedin(): Promise<void> {
    if (this.hasLinkedinFailed) this.say({ text1: loginMessages.linkedinFailed, text2: loginMessages.linkedinAgain });
    else await this.leaveFor('linkedin', false);
  }

  async leaveFor(provider: 'linkedin' | 'naukri', isOneTap: boolean): Promise<void> {
    if (this.busyWith === provider) return;
    const mine = this.begin(provider);
    const answer = await this.#ports.leaveForProvider.execute({ provider, isOneTap, props: this.props });
    // After a success the page is about to unload.
    if (!answer.ok) this.failed(mine, provider, answer.failure);
  }

  /** Signs in. An attempt with another provider replaces a running one. */
  async signIn(way: SignInWay): Promise<void> {
    if (this.busyWith === way.provider) return;
    const mine = this.begin(way.provider);
    const answer: Result<null, SignInFailure> = await this.#ports.signIn.execute({ way, target: this.props });
    // After a success the page is about to unload.
    if (!answer.ok) this.failed(mine, way.provider, answer.failure);
  }

  /**
   * Must be called synchronously in the click handler. Returns whether the account was added; LinkedIn and Naukri leave
   * the page instead.
   */
  async addMethod(provider: LoginProvider): Promise<boolean> {
    if (this.busyWith === provider) return false;
    const mine = this.begin(provider);
    if (provider === 'linkedin' || provider === 'naukri') {
      this.#ports.addMethod.leaveFor(provider);
      return false;
    }
    const answer = await this.#ports.addMethod.execute(provider);
    if (!answer.ok) {
      this.failed(mine, provider, answer.failure);
      return false;
    }
    this.methodAdded(mine, provider);
    return true;
  }

  returned(): void {
    this.isReturn = true;
    this.finish();
  }

  linkedinFailed(): void {
    this.hasLinkedinFailed = true;
    this.say({ text1: loginMessages.linkedinFailed, text2: null });
  }

  finish(): void {
    const { isLoggedIn } = this.#neighbours.session;
    void this.#ports.finishLogin.execute({ isLoggedIn, isReturn: this.isReturn });
  }

  /**
   * Renders Google's button. Call it once the script is loaded. The one-tap host is null on the login page. Returns a
   * function that removes the prompt.
   */
  showGoogle(oneTapHostId: string | null, buttonHostId: string): Cancel {
    const { google } = this.#ports;
    const credential = (token: ProviderToken) =>
      void this.signIn({ provider: 'google', flow: 'oneTap', credential: token });
    google?.renderButton(buttonHostId, credential);
    if (google === null || oneTapHostId === null) return () => undefined;
    const chosen = (token: ProviderToken) => {
      this.#ports.occurrences.add('oneTapCredential');
      credential(token);
    };
    return google.promptOneTap(oneTapHostId, { ...this.oneTapMoments, credential: chosen });
  }

  happened(event: LoginFlagEvent): void {
    this.flags = loginFlagsAfter(this.flags, event);
  }

  say({ text1, text2 }: LoginFailureTexts): void {
    this.#ports.toasts.show(createToast('failure', text1, text2));
  }

  private get oneTapMoments(): Omit<OneTapEvents, 'credential'> {
    return {
      displayed: () => this.happened({ kind: 'oneTap', moment: 'displayed' }),
      notDisplayed: () => this.happened({ kind: 'oneTap', moment: 'notDisplayed' }),
      skipped: () => this.#ports.occurrences.add('oneTapSkipped'),
      dismissed: () => this.happened({ kind: 'oneTap', moment: 'dismissed' }),
    };
  }

  private methodAdded(mine: number, provider: LoginProvider): void {
    if (mine === this.#tries) this.busyWith = null;
    this.#ports.toasts.show(createToast('success', sessionMessages.methodAdded(providerNames[provider].label)));
  }

  private begin(provider: LoginProvider): number {
    this.busyWith = provider;
    this.#tries += 1;
    return this.#tries;
  }

  private failed(mine: number, provider: LoginProvider, failure: SignInFailure): void {
    if (mine !== this.#tries) return;
    this.busyWith = null;
    if (failure.kind === 'noProof' && failure.failure.kind === 'thirdPartyCookies') this.#thirdPartyFailure = failure;
    this.explain(provider, failure);
  }

  private explain(provider: LoginProvider, failure: SignInFailure): void {
    const texts = signInFailureTexts(failure, provider, this.#ports.brand);
    if (texts !== null) this.say(texts);
  }
}
