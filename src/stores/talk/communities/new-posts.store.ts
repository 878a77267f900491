import { makeAutoObservable } from 'mobx';
import type { Clock } from '@/core/kernel/common/clock.port';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import type { Communities } from '@/core/talk/communities/communities.port';
import type { CommunityRef, NewPosts } from '@/core/talk/communities/community';
import type { SeenPosts } from '@/core/talk/communities/stored-seen-posts';
import {
  parseSeenPosts,
  seenPostsKeyOf,
  unseenPostsOf,
  withSeenPosts,
} from '@/core/talk/communities/stored-seen-posts';
import { communityKeyOf } from '@/core/talk/communities/user-communities';
import type { PersonalStore } from '@/stores/kernel/common/personal';

export interface NewPostsPorts {
  readonly communities: Pick<Communities, 'countNewPosts'>;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly session: { readonly userId: string | null };
}

/** Today's unseen posts in followed communities. Their read state stays on the device. */
export class NewPostsStore implements PersonalStore {
  private counts: readonly NewPosts[] = [];
  private kept: SeenPosts | null = null;
  private here: CommunityRef | null = null;
  readonly #ports: NewPostsPorts;

  constructor(ports: NewPostsPorts) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Returns 0 until posts are counted, and after a failure. */
  countOf(community: CommunityRef): number {
    const counted = this.counted(community);
    return counted === undefined || this.kept === null ? 0 : unseenPostsOf(counted, this.kept);
  }

  async load(): Promise<void> {
    const { communities, session } = this.#ports;
    const { userId } = session;
    if (userId === null) return;
    const counts = await communities.countNewPosts();
    if (counts.ok && session.userId === userId) this.arrived(userId, counts.value);
  }

  visit(community: CommunityRef | null): void {
    const { storage, session } = this.#ports;
    this.here = community;
    const counted = community === null ? undefined : this.counted(community);
    if (counted === undefined || this.kept === null || session.userId === null) return;
    const key = seenPostsKeyOf(session.userId);
    this.kept = withSeenPosts(parseSeenPosts(storage.get(key), this.kept.day), counted);
    storage.set(key, JSON.stringify(this.kept));
  }

  forget(): void {
    this.counts = [];
    this.kept = null;
  }

  private arrived(userId: string, counts: readonly NewPosts[]): void {
    const { storage, clock } = this.#ports;
    this.counts = counts;
    this.kept = parseSeenPosts(storage.get(seenPostsKeyOf(userId)), dayInIndia(clock.now()));
    this.visit(this.here);
  }

  private counted(community: CommunityRef): NewPosts | undefined {
    return this.counts.find((each) => communityKeyOf(each) === communityKeyOf(community));
  }
}
