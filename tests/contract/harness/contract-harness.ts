import type { Key } from '@/core/common/key';
import type { PostStatus } from '@/core/posting/post';

/**
 * A viewer by role: `guest` without a session; `user` signed in and nothing more; `reader` with the reader step; `writer` with
 * a pseudonym and a complete job as Software Engineer at Vaayuna Technologies; `otherWriter` with a pseudonym and complete
 * studies at Kaveri Institute of Technology; `crawler` a search engine without a session.
 */
export type Role = 'guest' | 'user' | 'reader' | 'writer' | 'otherWriter' | 'crawler';

/** A browser's adapters. */
export interface Actor {
  /** Returns the adapter of a service's port; the same one each time. Throws for a port of the device. */
  port<Value>(key: Key<Value>): Value;
}

/** A comment to be put under a post. */
export interface SeededComment {
  readonly content: string;
  readonly upvotes: number;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
}

/** One world on which the ports work, in memory or behind the wire, with the small catalogue of the integration tests. */
export interface ContractHarness {
  /** Returns the viewer of a role; the same one each time. */
  as(role: Role): Actor;
  /** Returns a user who signs in for the first time. */
  newcomer(): Promise<Actor>;
  /** Returns a newcomer whose address has an account at the job portal, as Software Engineer at Vaayuna Technologies. */
  portalUser(): Promise<Actor>;
  /** A token of the job portal's window for the account of a name; the portal knows a job of one whose last name is Naukri. */
  portalTokenOf(name: string): Promise<string>;
  /** A provider's access token for the account of a name. */
  tokenOf(name: string): Promise<string>;
  /** The code in the last mail to an address. */
  mailedCode(email: string): Promise<string>;
  /** The key of the unsubscribe link in the mails of the user who signed in with the account of a name. */
  unsubscribeKey(name: string): Promise<string>;
  /** Lets time pass for the service, in ms. */
  pass(ms: number): void;
  seedComments(postId: string, comments: readonly SeededComment[]): Promise<void>;
  setStatus(postId: string, status: PostStatus): Promise<void>;
  /** Returns the number of users who have seen a post. */
  viewsOf(postId: string): Promise<number>;
  stop(): Promise<void>;
}
