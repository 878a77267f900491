import type { CareerStatuses } from '@/core/career-status/career-status.port';
import type { Dropdown } from '@/core/catalog/dropdown.port';
import type { Communities } from '@/core/communities/communities.port';
import type { HeadlineStatsReading } from '@/core/headline-stats/headline-stats.port';
import type { NotificationEvents } from '@/core/notifications/notification-events.port';
import type { Notifications } from '@/core/notifications/notifications.port';
import type { Onboarding } from '@/core/onboarding/onboarding.port';
import type { FeedReading } from '@/core/posting/feed.port';
import type { PostStatus } from '@/core/posting/post';
import type { PostEvents } from '@/core/posting/post-events.port';
import type { PostViews } from '@/core/posting/post-views.port';
import type { PostWriting } from '@/core/posting/post-writing.port';
import type { Profiles } from '@/core/profile/profile.port';
import type { Realtime } from '@/core/realtime/realtime.port';
import type { Login } from '@/core/session/login.port';
import type { ErrorLog } from '@/core/tracking/error-log.port';
import type { Votes } from '@/core/voting/votes.port';

/**
 * Who calls: `guest` without a session; `member` signed in and nothing more; `reader` with the reader step; `writer` with
 * a pseudonym and a complete job as Software Engineer at Vaayuna Technologies; `otherWriter` with a pseudonym and complete
 * studies at Kaveri Institute of Technology; `crawler` a search engine without a session.
 */
export type Role = 'guest' | 'member' | 'reader' | 'writer' | 'otherWriter' | 'crawler';

/** Every port that a service answers, in the name of one browser. */
export interface Actor {
  readonly feed: FeedReading;
  readonly posts: PostWriting;
  readonly views: PostViews;
  readonly votes: Votes;
  readonly communities: Communities;
  readonly notifications: Notifications;
  readonly dropdown: Dropdown;
  readonly stats: HeadlineStatsReading;
  readonly errorLog: ErrorLog;
  readonly login: Login;
  readonly profiles: Profiles;
  readonly onboarding: Onboarding;
  readonly careers: CareerStatuses;
  readonly realtime: Realtime;
  readonly postEvents: PostEvents;
  readonly notificationEvents: NotificationEvents;
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
  /** The person of a role; the same one each time. */
  as(role: Role): Actor;
  /** Somebody who signs in for the first time. */
  newcomer(): Promise<Actor>;
  /** A provider's access token for the account of a name. */
  tokenOf(name: string): Promise<string>;
  /** The code in the last mail to an address. */
  mailedCode(email: string): Promise<string>;
  /** Lets time pass for the service, in ms. */
  pass(ms: number): void;
  seedComments(postId: string, comments: readonly SeededComment[]): Promise<void>;
  setStatus(postId: string, status: PostStatus): Promise<void>;
  /** How many people have seen a post. */
  viewsOf(postId: string): Promise<number>;
  stop(): Promise<void>;
}
