import { makeAutoObservable } from 'mobx';
import type { Cancel } from '@/core/common/scheduler.port';
import { fillTemplate } from '@/core/formatting/template';
import type { GoogleIdentity, ProviderFailure } from '@/core/session/identity-provider.port';
import type { Login } from '@/core/session/login.port';
import type { LoginContext } from '@/core/session/login-contexts';
import { googleFailureTexts, socialLoginFailureTexts } from '@/core/session/login-failures';
import type { LoginFlagEvent, LoginFlags } from '@/core/session/login-flags';
import { initialLoginFlags, loginFlagsAfter } from '@/core/session/login-flags';
import type { LoginMarkers } from '@/core/session/login-markers';
import type { LoginProps } from '@/core/session/login-props';
import { defaultLoginProps, loginPropsFor, loginPropsWith } from '@/core/session/login-props';
import { loginTargetOf } from '@/core/session/login-target';
import type { SessionCookies } from '@/core/session/session-cookies.port';
import { sessionMessages } from '@/core/session/session-messages';
import type { ProviderProof } from '@/core/session/social-login';
import { buildSocialLogin } from '@/core/session/social-login';
import { clientTypeOf } from '@/core/shell/device';
import type { DeviceReading } from '@/core/shell/device-reading.port';
import type { PageLocation } from '@/core/shell/page-location.port';
import { createToast } from '@/core/shell/toast';
import type { Toasts } from '@/core/shell/toasts.port';
import type { ErrorReporter } from '@/core/tracking/error-reporter';
import type { OverlayStore } from '../shell/overlay.store';

/** What the login store needs. `google` is null where Google is not offered. */
export interface LoginPorts {
  readonly login: Login;
  readonly google: GoogleIdentity | null;
  readonly cookies: SessionCookies;
  readonly markers: LoginMarkers;
  readonly device: DeviceReading;
  readonly location: PageLocation;
  readonly toasts: Toasts;
  readonly reporter: ErrorReporter;
  readonly brand: string;
}

/** The login window and the ways through it. */
export class LoginStore {
  isOpen = false;
  props: LoginProps = defaultLoginProps;
  flags: LoginFlags = initialLoginFlags;
  /** A provider or the login service is at work. */
  isBusy = false;
  private hadThirdPartyCookieFailure = false;

  constructor(
    private readonly ports: LoginPorts,
    private readonly overlays: OverlayStore,
  ) {
    makeAutoObservable<this, 'ports' | 'overlays'>(this, { ports: false, overlays: false }, { autoBind: true });
  }

  get hasGoogle(): boolean {
    return this.ports.google !== null;
  }

  /** Whether Google's own button and prompt stand in the place of the normal button (ST-LOGINFLAG-SHOWGOOGLE). */
  get isPersonalised(): boolean {
    return this.flags.yoloShowed && !this.flags.showGoogleYolo && !this.isBusy;
  }

  /** Opens the window; what is not given has its default (ST-LOGIN-OPEN-DEFAULTS). A context words its texts. */
  open(props: Partial<LoginProps> = {}, context: LoginContext | null = null): void {
    this.props = context === null ? loginPropsWith(props) : loginPropsFor(context, props);
    if (this.isOpen) return;
    this.isOpen = true;
    this.overlays.overlayOpened();
    void this.prepare();
  }

  /** Closes the window, unless it guards something. */
  close(): void {
    if (!this.props.disableClose) this.dismiss();
  }

  /** Takes the window away, whatever it guards: it could not be shown. */
  dismiss(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.overlays.overlayClosed();
  }

  /** Loads Google's script, for the window or for the page that shows the same ways in. Again does nothing. */
  async prepare(): Promise<void> {
    const answer = await this.ports.google?.load();
    if (answer?.ok) this.happened({ kind: 'googleScriptLoaded' });
  }

  /** The person pressed Google's button. It must run in the press itself, or the browser blocks the pop-up. */
  async continueWithGoogle(): Promise<void> {
    const { google } = this.ports;
    if (this.isBusy || google === null || !this.cookiesAllowed()) return;
    if (this.hadThirdPartyCookieFailure) {
      this.showFailure(googleFailureTexts({ kind: 'thirdPartyCookies', message: '' }));
      return;
    }
    this.isBusy = true;
    this.ports.markers.begin('google', 'normal');
    const answer = await google.requestAccessToken();
    if (answer.ok) await this.signIn({ provider: 'google', flow: 'popup', token: answer.value.accessToken });
    else this.googleFailed(answer.failure);
  }

  /**
   * Draws Google's personalised button into its host and shows the one-tap prompt in its own; null for the page, which
   * has none. To be called once the script is there. The answer takes the prompt away.
   */
  showGoogle(oneTapHostId: string | null, buttonHostId: string): Cancel {
    const { google } = this.ports;
    if (google === null) return () => undefined;
    google.renderButton(buttonHostId, this.signInWithCredential);
    if (oneTapHostId === null) return () => undefined;
    return google.promptOneTap(oneTapHostId, {
      displayed: () => this.happened({ kind: 'oneTap', moment: 'displayed' }),
      notDisplayed: () => this.happened({ kind: 'oneTap', moment: 'notDisplayed' }),
      skipped: () => this.happened({ kind: 'oneTap', moment: 'skipped' }),
      dismissed: () => this.happened({ kind: 'oneTap', moment: 'dismissed' }),
      credential: this.signInWithCredential,
    });
  }

  private signInWithCredential(token: string): void {
    if (this.isBusy || !this.cookiesAllowed()) return;
    this.isBusy = true;
    this.ports.markers.begin('google', 'one_tap');
    void this.signIn({ provider: 'google', flow: 'oneTap', token });
  }

  private async signIn(proof: ProviderProof): Promise<void> {
    // An empty token proves nothing (VA-LOGIN-GOOGLE).
    if (proof.token === '') {
      this.googleFailed({ kind: 'refused', message: '' });
      return;
    }
    const client = { clientType: clientTypeOf(this.ports.device.current()), clientId: '' };
    const { body, headers } = buildSocialLogin(proof, client);
    const answer = await this.ports.login.signInWithProvider(body, headers);
    if (answer.ok) {
      this.signedIn();
      return;
    }
    this.ended();
    this.showFailure(socialLoginFailureTexts(answer.failure));
    this.ports.reporter.report({ error: `Social login failed: ${answer.failure.code}`, type: 'login', level: 'fatal' });
  }

  /** A new page begins, which reads the new session's cookies. */
  private signedIn(): void {
    const current = this.ports.location.current();
    const target = loginTargetOf(this.props, current);
    if (target === current) this.ports.location.reload();
    else this.ports.location.assign(target);
  }

  private googleFailed(failure: ProviderFailure): void {
    this.ended();
    this.hadThirdPartyCookieFailure = failure.kind === 'thirdPartyCookies';
    this.showFailure(googleFailureTexts(failure));
    this.ports.reporter.report({
      error: `Google: ${failure.kind} ${failure.message}`.trim(),
      type: 'login',
      level: 'error',
    });
  }

  private ended(): void {
    this.isBusy = false;
  }

  private happened(event: LoginFlagEvent): void {
    this.flags = loginFlagsAfter(this.flags, event);
  }

  /** No login starts without cookies (VA-LOGIN-COOKIES). */
  private cookiesAllowed(): boolean {
    if (this.ports.cookies.areEnabled()) return true;
    this.ports.toasts.show(
      createToast('failure', fillTemplate(sessionMessages.cookiesBlocked, { brand: this.ports.brand })),
    );
    this.ports.reporter.report({ error: sessionMessages.cookiesDisabled, type: 'login', level: 'error' });
    return false;
  }

  private showFailure({ text1, text2 }: { readonly text1: string; readonly text2: string | null }): void {
    this.ports.toasts.show(createToast('failure', text1, text2));
  }
}
