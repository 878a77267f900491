import type { CareerStatus } from '@/core/career-status/career-status';
import type { DropdownItem, DropdownList } from '@/core/catalog/dropdown-item';
import type { CommunityRef, CommunitySummary } from '@/core/communities/community';
import type { Notification } from '@/core/notifications/notification';
import type { PostAuthor, PostStatus } from '@/core/posting/post';
import type { AnonymousProfile } from '@/core/profile/anonymous-profile';
import type { ProfileType } from '@/core/profile/profile-type';

/** A person of the memory world. */
export interface MemoryPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** What one has become one stays. */
  isReader: boolean;
  isWriter: boolean;
  anonymous: AnonymousProfile;
  selectedProfileType: ProfileType;
  career: MemoryCareer | null;
  /** Keys of communities (`communityKeyOf`). */
  readonly followed: Set<string>;
  /** Newest last; a dismissed one is gone. */
  inbox: Notification[];
}

/** What a person does for a living. */
export interface MemoryCareer {
  readonly careerStatusId: number;
  status: CareerStatus;
  /** The code that was mailed last, null for none. */
  code: MemoryCode | null;
  /** When codes were mailed, in ms since 1970. */
  readonly codesSentAt: number[];
}

/** A mailed verification code; `expiresAt` in ms since 1970. */
export interface MemoryCode {
  readonly email: string;
  readonly otp: string;
  readonly expiresAt: number;
  triesLeft: number;
}

/** A community; its figures count what is in the world beside `followersElsewhere`. */
export interface MemoryCommunity extends CommunitySummary {
  /** What it is, in words: Topic, the company's industry, or Department. */
  readonly category: string;
  readonly followersElsewhere: number;
}

/** A vote that stands. */
export type StandingVote = 'up' | 'down';

/** A post. `authorId` is null where nobody of the world wrote it. */
export interface MemoryPost {
  readonly id: string;
  readonly authorId: string | null;
  status: PostStatus;
  readonly title: string | null;
  readonly content: string;
  readonly author: PostAuthor;
  readonly community: CommunityRef;
  readonly createdAt: string;
  /** Votes of people outside the world. */
  readonly upvotesElsewhere: number;
  readonly downvotesElsewhere: number;
  /** By the person's id. */
  readonly votes: Map<string, StandingVote>;
  /** Ids of the people who have seen it. */
  readonly viewers: Set<string>;
  readonly comments: MemoryComment[];
}

/** A comment. `authorId` is null where nobody of the world wrote it. */
export interface MemoryComment {
  readonly id: string;
  readonly authorId: string | null;
  readonly content: string;
  readonly author: PostAuthor;
  readonly createdAt: string;
  readonly upvotes: number;
}

/** The lists that forms choose from. */
export type MemoryCatalog = Readonly<Record<DropdownList, readonly DropdownItem[]>>;

/** A company or college and the domain of its addresses. */
export interface KnownDomain {
  readonly name: string;
  readonly domain: string;
}
