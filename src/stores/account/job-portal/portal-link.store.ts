import { makeAutoObservable, observableRef } from 'mobx';
import { careerMessages } from '@/core/account/career-status/career-messages';
import type { LinkPortalAccount } from '@/core/account/job-portal/link-portal-account.use-case';
import type {
  PortalAccount,
  PortalAccounts,
  PortalLink,
  PortalLinked,
} from '@/core/account/job-portal/portal-accounts.port';
import { NO_PORTAL_ACCOUNT } from '@/core/account/job-portal/portal-refusals.rules';
import { linkFailureText, linkSourceOf } from '@/core/account/onboarding/link-screen';
import type { OnboardingStep } from '@/core/account/onboarding/steps';
import type { NaukriIdentity, NaukriMessage } from '@/core/account/session/naukri-identity.port';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { Scheduler } from '@/core/kernel/common/scheduler.port';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import type { Occurrences } from '@/core/kernel/tracking/occurrences';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { NavigationStore } from '@/stores/kernel/navigation/navigation.store';
import type { FeaturesStore } from '@/stores/kernel/shell/features.store';
import { OnboardingKey } from '../onboarding/keys';
import type { SessionStore } from '../session/session.store';

export interface PortalLinkPorts {
  readonly accounts: PortalAccounts;
  readonly link: LinkPortalAccount;
  readonly toasts: Toasts;
  readonly scheduler: Scheduler;
  readonly occurrences: Pick<Occurrences, 'add'>;
}

export interface PortalLinkStores {
  readonly session: Pick<SessionStore, 'isLoggedIn'>;
  readonly navigation: Pick<NavigationStore, 'go' | 'previousPath'>;
  readonly features: Pick<FeaturesStore, 'ask'>;
}

/** Links the user's account at the job portal, which then fills in and verifies the career status (PD-LINK-PORTAL). */
export class PortalLinkStore implements PersonalStore {
  hasConsented = false;
  lacksConsent = false;
  isLinking = false;
  isUnknown = false;
  source: OnboardingStep | null = null;
  readonly #ports: PortalLinkPorts;
  readonly #neighbours: PortalLinkStores;
  readonly #account: Loadable<PortalAccount>;
  private sdk: NaukriIdentity | null = null;
  #isSdkLoaded = false;
  #isOpen = false;

  constructor(ports: PortalLinkPorts, neighbours: PortalLinkStores) {
    this.#ports = ports;
    this.#neighbours = neighbours;
    this.#account = new Loadable(() => ports.accounts.getPortalAccount());
    makeAutoObservable<this, 'sdk'>(this, { sdk: observableRef }, { autoBind: true });
  }

  get account(): PortalAccount | null {
    const account = this.#account.value;
    return account?.userNaukriAccountExist ? account : null;
  }

  /** True if this service has responded. The service queries the portal only for users who have agreed. */
  private get isLookedUp(): boolean {
    return this.#account.value !== null || this.#account.failure !== null;
  }

  get offersLogin(): boolean {
    return this.sdk !== null;
  }

  /** Loads the portal's script before the click, because its window must follow the click directly. */
  async open(search: string): Promise<void> {
    this.source = linkSourceOf(search);
    this.#isOpen = true;
    await Promise.all([this.lookUp(), this.#loadSdk()]);
  }

  attach(sdk: NaukriIdentity | null): void {
    this.sdk = sdk;
    if (this.#isOpen) void this.#loadSdk();
  }

  async lookUp(): Promise<void> {
    if (this.#neighbours.session.isLoggedIn && !this.isLookedUp) await this.#account.refresh();
  }

  changeConsent(hasConsented: boolean): void {
    this.hasConsented = hasConsented;
    if (hasConsented) this.lacksConsent = false;
  }

  async linkOwn(): Promise<void> {
    if (!this.begin()) return;
    const answer = await this.#ports.link.execute({});
    if (!answer.ok && answer.failure.code === NO_PORTAL_ACCOUNT) this.unknown();
    this.answered(answer);
  }

  loginAndLink(): void {
    if (this.sdk === null || !this.#isSdkLoaded) {
      this.#ports.occurrences.add('naukri_link_error');
      this.#ports.toasts.show(createToast('failure', careerMessages.linkSdkMissing));
      void this.#loadSdk();
    } else if (this.begin()) this.sdk.login((message) => void this.received(message));
  }

  forget(): void {
    this.#account.reset();
    this.hasConsented = false;
    this.lacksConsent = false;
    this.isLinking = false;
    this.isUnknown = false;
    this.source = null;
  }

  private begin(): boolean {
    if (this.isLinking) return false;
    this.lacksConsent = !this.hasConsented;
    this.isLinking = this.hasConsented;
    return this.hasConsented;
  }

  private async received({ type, token, message }: NaukriMessage): Promise<void> {
    if (!this.isLinking) return;
    if (type === 'LOGIN_WITH_NAUKRI_SUCCESSFUL') this.answered(await this.#link({ token }));
    else if (ENDINGS.has(type)) this.failed(message === '' ? careerMessages.linkFailed : message, 0);
  }

  #link(link: PortalLink): Promise<Result<PortalLinked, Failure>> {
    return this.#ports.link.execute(link);
  }

  private answered(answer: Result<PortalLinked, Failure>): void {
    // The session may have ended in the meantime.
    if (!this.isLinking) return;
    if (!answer.ok) {
      const { text, delayMs } = linkFailureText(answer.failure, this.source);
      this.failed(text, delayMs);
      return;
    }
    const { features, navigation } = this.#neighbours;
    this.isLinking = false;
    this.#ports.occurrences.add('naukri_link_success');
    this.#ports.toasts.show(createToast('success', answer.value.message));
    navigation.go(navigation.previousPath);
    void features.ask(OnboardingKey, (onboarding) => void onboarding.takeOverPortalJob());
  }

  private unknown(): void {
    this.isUnknown = this.isLinking;
  }

  private failed(text: string, delayMs: number): void {
    const { toasts, scheduler, occurrences } = this.#ports;
    this.isLinking = false;
    occurrences.add('naukri_link_error');
    const show = () => toasts.show(createToast('failure', text));
    if (delayMs === 0) show();
    else scheduler.after(delayMs, show);
  }

  async #loadSdk(): Promise<void> {
    if (this.sdk === null || this.#isSdkLoaded) return;
    this.#isSdkLoaded = (await this.sdk.load()).ok;
  }
}

/** Messages of the portal's window after which no token follows. */
const ENDINGS: ReadonlySet<string> = new Set(['ERROR', 'POPUP_CLOSED_UNEXPECTEDLY', 'CONSENT_NOT_SIGNED']);
