import { reaction } from 'mobx';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import type { PageScroll } from '@/core/kernel/navigation/page-scroll.port';
import type { Intent, IntentKind } from '@/core/talk/intents/intent';
import type { KeepIntent } from '@/core/talk/intents/keep-intent.use-case';
import { KEPT_INTENT_KEY } from '@/core/talk/intents/stored-intent';
import type { IntentOf, TakeIntent } from '@/core/talk/intents/take-intent.use-case';
import type { Access } from '@/stores/account/session/access';
import type { LoginStore } from '@/stores/account/session/login.store';
import type { SessionStore } from '@/stores/account/session/session.store';
import type { NavigationStore } from '@/stores/kernel/navigation/navigation.store';

export interface IntentsPorts {
  readonly keepIntent: KeepIntent;
  readonly takeIntent: TakeIntent;
  readonly storage: KeyValueStorage;
  readonly scroll: PageScroll;
}

export interface IntentActions {
  readonly feed: { readonly reach: (postId: string) => Promise<void> };
  readonly voting: { readonly resume: (votable: IntentOf<'vote'>['votable'], pressed: 'up' | 'down') => Promise<void> };
  readonly picks: {
    readonly resume: (ballot: IntentOf<'pick'>['ballot'], postId: string, optionId: number) => Promise<void>;
  };
  readonly following: { readonly resumeFollow: (community: IntentOf<'follow'>['community']) => Promise<void> };
  readonly bookmarks: { readonly resume: (item: IntentOf<'bookmark'>['item']) => Promise<void> };
  readonly reports: { readonly open: (target: IntentOf<'report'>['target']) => void };
}

export interface IntentsStores extends IntentActions {
  readonly session: Pick<SessionStore, 'userInfo'>;
  readonly access: Access;
  readonly navigation: Pick<NavigationStore, 'path'>;
  readonly login: Pick<LoginStore, 'isOpen'>;
}

/** Actions that wait for a login or a role. The tab stores them and runs them once possible. */
export class IntentsStore {
  readonly #ports: IntentsPorts;
  readonly #neighbours: IntentsStores;

  constructor(ports: IntentsPorts, neighbours: IntentsStores) {
    this.#ports = ports;
    this.#neighbours = neighbours;
  }

  /** Restores the scroll position, and runs the intent once the user has the role. */
  start(): void {
    const { access, login } = this.#neighbours;
    void this.#begin();
    reaction(
      () => login.isOpen,
      (isOpen) => {
        // After a sign-in the page reloads and the window never closes.
        if (!isOpen && !access.isLoggedIn) this.drop();
      },
    );
  }

  /** `owner` is the public id of the user, or null for the next user who logs in. */
  keep(intent: Intent, owner: string | null = this.#viewer): void {
    this.#ports.keepIntent.execute({ intent, viewer: owner, path: this.#neighbours.navigation.path });
  }

  /**
   * Returns null if the role is missing. An intent that opens a window runs only on its own page, or right after the
   * onboarding for it.
   */
  take<Kind extends IntentKind>(kind: Kind, isAfterOnboarding = false): IntentOf<Kind> | null {
    const path = isAfterOnboarding ? null : this.#neighbours.navigation.path;
    return this.#ports.takeIntent.execute({ kind, membership: this.#neighbours.access, viewer: this.#viewer, path });
  }

  drop(): void {
    this.#ports.storage.remove(KEPT_INTENT_KEY);
  }

  get #viewer(): string | null {
    return this.#neighbours.session.userInfo?.UserId ?? null;
  }

  async #begin(): Promise<void> {
    const { access } = this.#neighbours;
    await this.#returnToPlace();
    reaction(() => access.isReader, this.#resume, { fireImmediately: true });
  }

  async #returnToPlace(): Promise<void> {
    const { feed, navigation } = this.#neighbours;
    const place = this.#ports.takeIntent.takePlace(this.#viewer);
    if (place === null || place.path !== navigation.path) return;
    if (place.intent.kind === 'vote' && place.intent.votable.type === 'post') await feed.reach(place.intent.votable.id);
    if (place.intent.kind === 'pick') await feed.reach(place.intent.postId);
    this.#ports.scroll.restore(place.scrollTop);
  }

  #resume = (): void => {
    const vote = this.take('vote');
    if (vote !== null) void this.#neighbours.voting.resume(vote.votable, vote.pressed);
    const pick = this.take('pick');
    if (pick !== null) void this.#neighbours.picks.resume(pick.ballot, pick.postId, pick.optionId);
    const follow = this.take('follow');
    if (follow !== null) void this.#neighbours.following.resumeFollow(follow.community);
    const bookmark = this.take('bookmark');
    if (bookmark !== null) void this.#neighbours.bookmarks.resume(bookmark.item);
    const report = this.take('report');
    if (report !== null) this.#neighbours.reports.open(report.target);
  };
}
