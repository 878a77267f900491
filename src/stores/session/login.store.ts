import { makeAutoObservable } from 'mobx';
import type { Result } from '@/core/common/result';
import type { Cancel } from '@/core/common/scheduler.port';
import type { GoogleIdentity, OneTapEvents } from '@/core/session/identity-provider.port';
import type { LoginContext } from '@/core/session/login-contexts';
import { signInFailureTexts } from '@/core/session/login-failures';
import type { LoginFlagEvent, LoginFlags } from '@/core/session/login-flags';
import { initialLoginFlags, loginFlagsAfter } from '@/core/session/login-flags';
import type { LoginProps } from '@/core/session/login-props';
import { defaultLoginProps, loginPropsFor, loginPropsWith } from '@/core/session/login-props';
import type { SignIn, SignInFailure } from '@/core/session/sign-in.use-case';
import { createToast } from '@/core/toasts/toast';
import type { Toasts } from '@/core/toasts/toasts.port';
import type { OverlayStore } from '../shell/overlay.store';

/** `google` is null where Google is not offered. */
export interface LoginPorts {
  readonly signIn: SignIn;
  readonly google: GoogleIdentity | null;
  readonly toasts: Toasts;
  readonly brand: string;
}

/** The login window, or the login page, and its ways to sign in. */
export class LoginStore {
  isOpen = false;
  props: LoginProps = defaultLoginProps;
  flags: LoginFlags = initialLoginFlags;
  isBusy = false;
  readonly #ports: LoginPorts;
  readonly #overlays: Pick<OverlayStore, 'overlayOpened' | 'overlayClosed'>;
  /** Google cannot work on this page; another pop-up would fail too. */
  #thirdPartyFailure: SignInFailure | null = null;

  constructor(ports: LoginPorts, overlays: Pick<OverlayStore, 'overlayOpened' | 'overlayClosed'>) {
    this.#ports = ports;
    this.#overlays = overlays;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get hasGoogle(): boolean {
    return this.#ports.google !== null;
  }

  /** Whether Google's own button and prompt take the place of the normal button (ST-LOGINFLAG-SHOWGOOGLE). */
  get isPersonalised(): boolean {
    return this.flags.yoloShowed && !this.flags.showGoogleYolo && !this.isBusy;
  }

  /** Opens the window; what is not given has its default (ST-LOGIN-OPEN-DEFAULTS). A context decides its texts. */
  open(props: Partial<LoginProps> = {}, context: LoginContext | null = null): void {
    this.props = context === null ? loginPropsWith(props) : loginPropsFor(context, props);
    if (this.isOpen) return;
    this.isOpen = true;
    this.#overlays.overlayOpened();
    void this.prepare();
  }

  /** Closes the window, unless it guards something. */
  close(): void {
    if (!this.props.disableClose) this.dismiss();
  }

  /** Closes the window even if it guards something: it could not be shown. */
  dismiss(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.#overlays.overlayClosed();
  }

  /** Loads Google's script; again does nothing. */
  async prepare(): Promise<void> {
    const answer = await this.#ports.google?.load();
    if (answer?.ok) this.happened({ kind: 'googleScriptLoaded' });
  }

  /** Must be called by the press itself, or the browser blocks the pop-up. */
  async continueWithGoogle(): Promise<void> {
    if (this.#thirdPartyFailure === null) await this.signIn(null);
    else this.explain(this.#thirdPartyFailure);
  }

  /**
   * Draws Google's personalised button into its host and shows the one-tap prompt in its own; null for the page, which
   * has none. To be called once the script is loaded. Returns what takes the prompt away.
   */
  showGoogle(oneTapHostId: string | null, buttonHostId: string): Cancel {
    const { google } = this.#ports;
    const credential = (token: string) => void this.signIn(token);
    google?.renderButton(buttonHostId, credential);
    if (google === null || oneTapHostId === null) return () => undefined;
    return google.promptOneTap(oneTapHostId, { ...this.oneTapMoments, credential });
  }

  private get oneTapMoments(): Omit<OneTapEvents, 'credential'> {
    return {
      displayed: () => this.happened({ kind: 'oneTap', moment: 'displayed' }),
      notDisplayed: () => this.happened({ kind: 'oneTap', moment: 'notDisplayed' }),
      skipped: () => this.happened({ kind: 'oneTap', moment: 'skipped' }),
      dismissed: () => this.happened({ kind: 'oneTap', moment: 'dismissed' }),
    };
  }

  private async signIn(credential: string | null): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.answered(await this.#ports.signIn.execute({ credential, target: this.props }));
  }

  private answered(answer: Result<null, SignInFailure>): void {
    // After a success the page is about to go.
    if (answer.ok) return;
    const { failure } = answer;
    this.isBusy = false;
    if (failure.kind === 'noProof' && failure.failure.kind === 'thirdPartyCookies') this.#thirdPartyFailure = failure;
    this.explain(failure);
  }

  private explain(failure: SignInFailure): void {
    const texts = signInFailureTexts(failure, this.#ports.brand);
    if (texts !== null) this.#ports.toasts.show(createToast('failure', texts.text1, texts.text2));
  }

  private happened(event: LoginFlagEvent): void {
    this.flags = loginFlagsAfter(this.flags, event);
  }
}
