import { makeAutoObservable, reaction } from 'mobx';
import { withoutQuery, withQuery } from '@/core/common/address';
import type { Cancel } from '@/core/common/scheduler.port';
import { communityOfQuery } from '@/core/posting/create-post-opening';
import { sessionMessages } from '@/core/session/session-messages';
import { isNative } from '@/core/shell/device';
import type { DeviceReading } from '@/core/shell/device-reading.port';
import type { PageLocation } from '@/core/shell/page-location.port';
import type { ShellIntent } from '@/core/shell/shell-query';
import { LOGIN_MODAL_CAMPAIGN, readShellQuery, SHELL_QUERY_TOUCHPOINT } from '@/core/shell/shell-query';
import { createToast } from '@/core/shell/toast';
import type { Toasts } from '@/core/shell/toasts.port';
import type { NotificationsStore } from '../notifications/notifications.store';
import type { ComposerStore } from '../posting/composer.store';
import type { Access } from '../session/access';
import type { LoginStore } from '../session/login.store';
import type { NavigationStore } from './navigation.store';

/** What the shell's query needs beside the other stores. */
export interface ShellQueryPorts {
  readonly location: PageLocation;
  readonly device: DeviceReading;
  readonly toasts: Toasts;
}

/** The stores that an address can ask something of. */
export interface ShellQueryNeighbours {
  readonly navigation: NavigationStore;
  readonly access: Access;
  readonly login: LoginStore;
  readonly composer: ComposerStore;
  readonly notifications: NotificationsStore;
}

/** The parameter that opens the login window; after a refused session it guards against asking twice. */
const LOGIN_PARAMETER = 'showLoginModal';

/** Does what the parameters of an address ask of the shell, once, and takes them out of the address. */
export class ShellQueryStore {
  /** The visit goes on after a login elsewhere (LG-RETURN-ONLOGIN). */
  isReturnFromLogin = false;
  /** The address told of a LinkedIn login that failed (LG-RETURN-LINKEDIN-FAILED). */
  hasLinkedinFailed = false;

  constructor(
    private readonly ports: ShellQueryPorts,
    private readonly neighbours: ShellQueryNeighbours,
  ) {
    makeAutoObservable<this, 'ports' | 'neighbours'>(this, { ports: false, neighbours: false }, { autoBind: true });
  }

  /** Follows the address from now on, until the answer is called. */
  start(): Cancel {
    const { navigation, login } = this.neighbours;
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
    const current = this.ports.location.current();
    const { intents, cleanedUrl } = readShellQuery(current, isNative(this.ports.device.current()));
    const staysGuarded = intents.some((intent) => this.isGuard(intent));
    const next = staysGuarded ? withQuery(cleanedUrl, [[LOGIN_PARAMETER, 'signout']]) : cleanedUrl;
    if (next !== current) this.neighbours.navigation.rewrite(next);
    for (const intent of intents) this.follow(intent);
  }

  /** While the address says that the session ended, no further refused call opens the login again. */
  private isGuard(intent: ShellIntent): boolean {
    return intent.kind === 'openLogin' && intent.reason === 'signedOut' && !this.neighbours.access.isLoggedIn;
  }

  private loginClosed(): void {
    const current = this.ports.location.current();
    const next = withoutQuery(current, new Set([LOGIN_PARAMETER]));
    if (next !== current) this.neighbours.navigation.rewrite(next);
  }

  private follow(intent: ShellIntent): void {
    const { navigation, access, composer, notifications } = this.neighbours;
    switch (intent.kind) {
      case 'setCampaign':
        navigation.setCampaign(intent.campaign);
        return;
      case 'returnFromLogin':
        this.isReturnFromLogin = true;
        return;
      case 'reportLinkedinFailure':
        this.hasLinkedinFailed = true;
        this.ports.toasts.show(createToast('failure', sessionMessages.linkedinFailed));
        return;
      case 'openLogin':
        this.openLogin();
        return;
      case 'openOnboarding':
        access.require(intent.required, null);
        return;
      case 'openCreatePost':
        composer.ask({ touchpoint: SHELL_QUERY_TOUCHPOINT, community: communityOfQuery(intent.community) });
        return;
      case 'showToast':
        this.ports.toasts.show(createToast('info', intent.text));
        return;
      case 'markNotification':
        void notifications.markActedOn(intent.notificationId);
        return;
    }
  }

  /** Somebody who is signed in needs no login. */
  private openLogin(): void {
    const { access, login, navigation } = this.neighbours;
    if (access.isLoggedIn || login.isOpen) return;
    login.open({ internalCampaign: navigation.campaign || LOGIN_MODAL_CAMPAIGN });
  }
}
