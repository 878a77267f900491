import { makeAutoObservable, reaction } from 'mobx';
import type { UserType } from '@/core/account/session/roles';
import { withoutQuery, withQuery } from '@/core/kernel/common/address';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import { isNative } from '@/core/kernel/device/device';
import type { DeviceReading } from '@/core/kernel/device/device-reading.port';
import type { PageLocation } from '@/core/kernel/navigation/page-location.port';
import type { ShellIntent } from '@/core/kernel/shell/shell-query';
import { LOGIN_MODAL_CAMPAIGN, readShellQuery, SHELL_QUERY_TOUCHPOINT } from '@/core/kernel/shell/shell-query';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import { communityOfQuery } from '@/core/talk/posting/create-post-opening';
import type { DraftCommunity } from '@/core/talk/posting/draft';
import type { NavigationStore } from '../navigation/navigation.store';

export interface ShellQueryPorts {
  readonly location: PageLocation;
  readonly device: DeviceReading;
  readonly toasts: Toasts;
}

export interface ShellQueryStores {
  readonly navigation: Pick<NavigationStore, 'address' | 'campaign' | 'rewrite' | 'setCampaign'>;
  readonly access: { readonly isLoggedIn: boolean; readonly require: (role: UserType, context: null) => boolean };
  readonly login: {
    readonly isOpen: boolean;
    readonly open: (props: { readonly internalCampaign: string }) => void;
    readonly returned: () => void;
    readonly linkedinFailed: () => void;
  };
  readonly doers: ShellQueryActions;
}

export interface ShellQueryActions {
  readonly askToPost: (opening: { readonly touchpoint: string; readonly community: DraftCommunity | null }) => void;
  readonly openNotifications: () => void;
  readonly markNotification: (notificationId: string) => void;
  readonly openPushMessage: (key: string) => void;
}

const LOGIN_PARAMETER = 'showLoginModal';

/** Runs the shell actions in an address's parameters once, and removes them from the address. */
export class ShellQueryStore {
  readonly #ports: ShellQueryPorts;
  readonly #neighbours: ShellQueryStores;

  constructor(ports: ShellQueryPorts, neighbours: ShellQueryStores) {
    this.#ports = ports;
    this.#neighbours = neighbours;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Returns a function that stops it. */
  start(): Cancel {
    const { navigation, login } = this.#neighbours;
    const endings = [
      reaction(() => navigation.address, this.apply, { fireImmediately: true }),
      reaction(
        () => login.isOpen,
        (isOpen) => {
          if (!isOpen) this.loginClosed();
        },
      ),
    ];
    return () => {
      for (const end of endings) end();
    };
  }

  private apply(): void {
    const current = this.#ports.location.current();
    const { intents, cleanedUrl } = readShellQuery(current, isNative(this.#ports.device.current()));
    const staysGuarded = intents.some((intent) => this.isGuard(intent));
    const next = staysGuarded ? withQuery(cleanedUrl, [[LOGIN_PARAMETER, 'signout']]) : cleanedUrl;
    if (next !== current) this.#neighbours.navigation.rewrite(next);
    for (const intent of intents) this.follow(intent);
  }

  /**
   * While the address says that the session ended, further refused calls do not reopen the login.
   */
  private isGuard(intent: ShellIntent): boolean {
    return intent.kind === 'openLogin' && intent.reason === 'signedOut' && !this.#neighbours.access.isLoggedIn;
  }

  private loginClosed(): void {
    const current = this.#ports.location.current();
    const next = withoutQuery(current, new Set([LOGIN_PARAMETER]));
    if (next !== current) this.#neighbours.navigation.rewrite(next);
  }

  private follow(intent: ShellIntent): void {
    const { navigation, access, login, doers } = this.#neighbours;
    switch (intent.kind) {
      case 'setCampaign':
        navigation.setCampaign(intent.campaign);
        return;
      case 'returnFromLogin':
        login.returned();
        return;
      case 'reportLinkedinFailure':
        login.linkedinFailed();
        return;
      case 'openLogin':
        this.openLogin();
        return;
      case 'openOnboarding':
        access.require(intent.required, null);
        return;
      case 'openCreatePost':
        doers.askToPost({ touchpoint: SHELL_QUERY_TOUCHPOINT, community: communityOfQuery(intent.community) });
        return;
      case 'openNotifications':
        if (access.isLoggedIn) doers.openNotifications();
        else this.openLogin();
        return;
      case 'showToast':
        this.#ports.toasts.show(createToast('info', intent.text));
        return;
      case 'markNotification':
        doers.markNotification(intent.notificationId);
        return;
      case 'openPushMessage':
        doers.openPushMessage(intent.key);
        return;
    }
  }

  private openLogin(): void {
    const { access, login, navigation } = this.#neighbours;
    if (access.isLoggedIn || login.isOpen) return;
    login.open({ internalCampaign: navigation.campaign || LOGIN_MODAL_CAMPAIGN });
  }
}
