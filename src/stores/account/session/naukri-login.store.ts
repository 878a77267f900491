import { makeAutoObservable } from 'mobx';
import { cookiesBlockedTexts } from '@/core/account/session/login-failures';
import type { LoginMarkers } from '@/core/account/session/login-markers';
import { loginMessages } from '@/core/account/session/login-messages';
import { NAUKRI_RETRY_MS, PROVIDER_TIMEOUT_MS } from '@/core/account/session/login-timers';
import type { NaukriFlow, NaukriStep } from '@/core/account/session/naukri-flow';
import { hasRoomNextToLogin, naukriStepOf } from '@/core/account/session/naukri-flow';
import type { NaukriIdentity, NaukriMessage } from '@/core/account/session/naukri-identity.port';
import type { StartLogin } from '@/core/account/session/start-login.use-case';
import { parseAddress, queryValue } from '@/core/kernel/common/address';
import type { Clock } from '@/core/kernel/common/clock.port';
import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';
import { clientTypeOf } from '@/core/kernel/device/device';
import type { DeviceReading } from '@/core/kernel/device/device-reading.port';
import type { PageLocation } from '@/core/kernel/navigation/page-location.port';
import type { ErrorReporter } from '@/core/kernel/tracking/error-reporter';
import type { Occurrences } from '@/core/kernel/tracking/occurrences';
import type { LoginStore } from './login.store';
import type { SessionStore } from './session.store';

export interface NaukriLoginPorts {
  readonly naukri: NaukriIdentity | null;
  readonly startLogin: StartLogin;
  readonly markers: LoginMarkers;
  readonly device: DeviceReading;
  readonly location: PageLocation;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly reporter: ErrorReporter;
  readonly occurrences: Pick<Occurrences, 'add'>;
  readonly brand: string;
}

type Login = Pick<LoginStore, 'flags' | 'happened' | 'isOpen' | 'lastProvider' | 'leaveFor' | 'say' | 'signIn'>;

/** The job portal's sign-in: its window, its page, and its one-tap card. */
export class NaukriLoginStore {
  flow: NaukriFlow = 'none';
  isCardInView = false;
  isFromPortal = false;
  readonly #ports: NaukriLoginPorts;
  readonly #login: Login;
  readonly #session: Pick<SessionStore, 'isLoggedIn'>;
  #closeCard: Cancel = () => undefined;
  #stopWaiting: Cancel = () => undefined;

  constructor(ports: NaukriLoginPorts, login: Login, session: Pick<SessionStore, 'isLoggedIn'>) {
    this.#ports = ports;
    this.#session = session;
    this.#login = login;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** True if the visit came from the portal, or the last login in this browser was through it. */
  get isLikely(): boolean {
    return this.isFromPortal || this.#login.lastProvider === 'naukri';
  }

  /** Offers the portal's one-tap login immediately to a guest who came from the portal (RO-NAUKRI-SSO). */
  async start(): Promise<void> {
    const { location } = this.#ports;
    this.isFromPortal = queryValue(parseAddress(location.current()).query, 'utm_source') === 'naukri';
    if (!this.isFromPortal || this.#session.isLoggedIn) return;
    await this.prepare();
    this.showOneTap();
  }

  async prepare(): Promise<void> {
    const answer = await this.#ports.naukri?.load();
    if (answer?.ok) this.#login.happened({ kind: 'naukriSdkLoaded' });
  }

  /**
   * Must be called synchronously in the click handler, or the browser blocks the window. Phones leave the page instead,
   * because windows get lost there.
   */
  async continue(): Promise<void> {
    const { naukri, startLogin, device, scheduler, brand } = this.#ports;
    if (clientTypeOf(device.current()) === 'pwa') {
      await this.#login.leaveFor('naukri', this.isCardInView);
      return;
    }
    // Browsers allow a pop-up for some seconds after a click, so a click before the SDK loads still works.
    if (!this.#login.flags.isNaukriSdkLoaded) await this.prepare();
    if (naukri === null || !this.#login.flags.isNaukriSdkLoaded) {
      this.#login.say({ text1: loginMessages.somethingWentWrong, text2: null });
      return;
    }
    if (this.flow === 'normal') return;
    if (!startLogin.execute({ provider: 'naukri', type: 'normal' }).ok) {
      this.#login.say(cookiesBlockedTexts(brand));
      return;
    }
    this.hideCard();
    this.flow = 'normal';
    this.#stopWaiting = scheduler.after(PROVIDER_TIMEOUT_MS, this.giveUp);
    naukri.login(this.received);
  }

  /**
   * Does nothing while a login started by the card may still be running, or over the login window, where it would
   * intercept clicks. Returns a function that removes the card.
   */
  showOneTap(): Cancel {
    const { naukri, markers, device, clock } = this.#ports;
    if (this.#login.isOpen && !hasRoomNextToLogin(device.current())) {
      this.hideCard();
      return () => undefined;
    }
    const begun = markers.yoloInit();
    const isUnderWay = begun !== null && clock.now() - begun < NAUKRI_RETRY_MS;
    if (naukri === null || !this.#login.flags.isNaukriSdkLoaded || this.flow !== 'none' || isUnderWay) {
      return () => undefined;
    }
    this.flow = 'yolo';
    this.#closeCard = naukri.promptOneTap(clientTypeOf(device.current()), this.received);
    return this.hideCard;
  }

  received(message: NaukriMessage): void {
    if (this.flow === 'normal' && message.type === 'POPUP_CLOSED_UNEXPECTEDLY') {
      this.#ports.occurrences.add('naukriPopupClosed');
    }
    this.take(naukriStepOf(this.flow, message), message);
  }

  private take(step: NaukriStep, { type }: NaukriMessage): void {
    const { markers, clock, reporter, occurrences } = this.#ports;
    switch (step.kind) {
      case 'signIn': {
        const credential = { token: step.token, nonce: null };
        this.reset();
        void this.#login.signIn({ provider: 'naukri', flow: step.flow, credential });
        return;
      }
      case 'fail':
        this.reset();
        this.#login.say({ text1: step.text, text2: null });
        reporter.report({ type: 'login', error: `Naukri: ${type}`, level: 'error' });
        return;
      case 'reset':
        this.reset();
        return;
      case 'offerOthers':
        this.reset();
        this.#login.happened({ kind: 'oneTap', moment: 'notDisplayed' });
        return;
      case 'recordStart':
        markers.recordYoloInit(clock.now());
        return;
      case 'logView':
        this.isCardInView = true;
        occurrences.add('naukriOneTapView');
        return;
      case 'warn':
        reporter.report({ type: 'login', error: `Unknown message of Naukri: ${type}`, level: 'warning' });
        return;
    }
  }

  /** Gives up on a window that may be lost behind others, or never opened. */
  private giveUp(): void {
    this.reset();
    this.#login.say({ text1: loginMessages.windowSilent('Naukri'), text2: null });
  }

  private hideCard(): void {
    if (this.flow === 'yolo') this.reset();
  }

  private reset(): void {
    this.flow = 'none';
    this.isCardInView = false;
    this.#closeCard();
    this.#stopWaiting();
  }
}
