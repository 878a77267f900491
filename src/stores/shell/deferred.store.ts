import { makeAutoObservable } from 'mobx';
import { createToast } from '@/core/shell/toast';
import { toastMessages } from '@/core/shell/toast-messages';
import type { Toasts } from '@/core/shell/toasts.port';
import type { CareerStatusStore } from '../career-status/career-status.store';
import type { EmailVerificationStore } from '../career-status/email-verification.store';
import type { NotificationsStore } from '../notifications/notifications.store';
import type { OnboardingStore } from '../onboarding/onboarding.store';
import type { OnboardingNudgeStore } from '../onboarding/onboarding-nudge.store';
import type { OnboardingStepsStore } from '../onboarding/onboarding-steps.store';
import type { ComposerStore } from '../posting/composer.store';
import type { AnonymousProfileStore } from '../profile/anonymous-profile.store';
import type { LoginStore } from '../session/login.store';
import type { AppNudgeStore } from './app-nudge.store';
import type { PageLoaderStore } from './page-loader.store';
import type { SharingStore } from './sharing.store';

/** The stores that no first view needs: their code comes right after it. */
export interface DeferredStores {
  readonly login: LoginStore;
  readonly anonymousProfile: AnonymousProfileStore;
  readonly careerStatus: CareerStatusStore;
  readonly emailVerification: EmailVerificationStore;
  readonly onboarding: OnboardingStore;
  readonly onboardingSteps: OnboardingStepsStore;
  readonly onboardingNudge: OnboardingNudgeStore;
  readonly composer: ComposerStore;
  readonly notifications: NotificationsStore;
  readonly sharing: SharingStore;
  readonly pageLoader: PageLoaderStore;
  readonly appNudge: AppNudgeStore;
}

/** Fetches the code of the deferred stores and makes them; rejects where the code does not come. */
export type FetchDeferred = () => Promise<DeferredStores>;

/** Brings the deferred stores once. What is asked of them earlier waits for them, and is not lost. */
export class DeferredStore {
  /** Null until they are there. */
  stores: DeferredStores | null = null;
  private arriving: Promise<DeferredStores> | null = null;

  constructor(
    private readonly fetchDeferred: FetchDeferred,
    private readonly toasts: Toasts,
  ) {
    makeAutoObservable<this, 'fetchDeferred' | 'toasts' | 'arriving'>(
      this,
      { fetchDeferred: false, toasts: false, arriving: false },
      { autoBind: true },
    );
  }

  /** Answers the stores; null where their code did not come, which a later call tries again. */
  async load(): Promise<DeferredStores | null> {
    if (this.stores !== null) return this.stores;
    this.arriving ??= this.fetchDeferred();
    try {
      this.arrived(await this.arriving);
    } catch {
      // A dropped connection is the one reason: the code itself is built and tested.
      this.arriving = null;
    }
    return this.stores;
  }

  /** Asks something of the stores, as soon as they are there; says so where they do not come. */
  async ask(work: (stores: DeferredStores) => void): Promise<void> {
    const stores = this.stores ?? (await this.load());
    if (stores === null) this.toasts.show(createToast('failure', toastMessages.partNotLoaded));
    else work(stores);
  }

  private arrived(stores: DeferredStores): void {
    this.stores = stores;
  }
}
