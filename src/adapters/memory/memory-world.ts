import type { Clock } from '@/core/common/clock.port';
import type { Ids } from '@/core/common/ids.port';
import type { CommunityRef } from '@/core/communities/community';
import { communityKeyOf } from '@/core/communities/user-communities';
import type { Notification } from '@/core/notifications/notification';
import { emptyAnonymousProfile } from '@/core/profile/anonymous-profile';
import type { KnownDomain, MemoryCatalog, MemoryCommunity, MemoryPerson, MemoryPost } from './memory-records';

/** Hears what happens in a world. */
export interface WorldListener {
  postAdded(post: MemoryPost): void;
  notificationAdded(person: MemoryPerson, notification: Notification): void;
}

/** What a new post consists of, beside the empty rest. */
export type NewPost = Pick<MemoryPost, 'authorId' | 'author' | 'title' | 'content' | 'community'> &
  Partial<Pick<MemoryPost, 'id' | 'status' | 'createdAt' | 'upvotesElsewhere' | 'downvotesElsewhere'>>;

const emptyCatalog: MemoryCatalog = {
  department: [],
  industry: [],
  company: [],
  jobProfile: [],
  location: [],
  college: [],
  course: [],
  specialization: [],
};

/**
 * What the server keeps in its database, kept in memory: one world, on which any number of browsers look. The same rules
 * and refusals as the server's; the contract tests hold both against each other.
 */
export class MemoryWorld {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly people = new Map<string, MemoryPerson>();
  /** By key (`communityKeyOf`). */
  readonly communities = new Map<string, MemoryCommunity>();
  readonly posts = new Map<string, MemoryPost>();
  /** The answers to posts that were written, by person and idempotency key. */
  readonly submissions = new Map<string, { readonly fingerprint: string; readonly postId: string }>();
  readonly reports: { readonly kind: 'error' | 'performance' | 'webVitals'; readonly report: object }[] = [];
  /** Codes that were mailed, oldest first; there is no other way to read them. */
  readonly mails: { readonly to: string; readonly otp: string }[] = [];
  /** The product's name, in texts and in what pseudonyms may not contain. */
  brand = 'Tarakki';
  catalog: MemoryCatalog = emptyCatalog;
  domains: readonly KnownDomain[] = [];
  readonly #listeners = new Set<WorldListener>();
  #lastNumber = 0;

  constructor(clock: Clock, ids: Ids) {
    this.clock = clock;
    this.ids = ids;
  }

  /** Now, as the wire writes moments. */
  timestamp(): string {
    return new Date(this.clock.now()).toISOString();
  }

  /** A number that no other thing of the world has. */
  nextNumber(): number {
    this.#lastNumber += 1;
    return this.#lastNumber;
  }

  /** Adds a person who has just signed in for the first time. */
  addPerson(name: string, email: string): MemoryPerson {
    const person: MemoryPerson = {
      id: this.ids.next(),
      name,
      email,
      isReader: false,
      isWriter: false,
      anonymous: emptyAnonymousProfile,
      selectedProfileType: 'ANONYMOUS',
      career: null,
      followed: new Set(),
      inbox: [],
    };
    this.people.set(person.id, person);
    return person;
  }

  /** The person with this e-mail address, null where there is none. */
  personOf(email: string): MemoryPerson | null {
    return [...this.people.values()].find((person) => person.email === email) ?? null;
  }

  addCommunity(community: MemoryCommunity): void {
    this.communities.set(communityKeyOf(community), community);
  }

  /** The community that a reference names, null where there is none. */
  communityOf(reference: CommunityRef): MemoryCommunity | null {
    return this.communities.get(communityKeyOf(reference)) ?? null;
  }

  /** Adds a post; nobody is told, that is what `announce` is for. */
  addPost(post: NewPost): MemoryPost {
    const added: MemoryPost = {
      id: this.ids.next(),
      status: 'LIVE',
      createdAt: this.timestamp(),
      upvotesElsewhere: 0,
      downvotesElsewhere: 0,
      ...post,
      votes: new Map(),
      viewers: new Set(),
      comments: [],
    };
    this.posts.set(added.id, added);
    return added;
  }

  /** Tells everybody that a post went live. */
  announce(post: MemoryPost): void {
    for (const listener of this.#listeners) listener.postAdded(post);
  }

  /** Puts a notification into an inbox, in the place of a known one with the same id, and tells its person. */
  notify(person: MemoryPerson, notification: Notification): void {
    const { notificationId } = notification;
    person.inbox = [...person.inbox.filter((known) => known.notificationId !== notificationId), notification];
    for (const listener of this.#listeners) listener.notificationAdded(person, notification);
  }

  /** Tells the listener from now on; the answer ends that. */
  listen(listener: WorldListener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }
}
