import type { PostAuthor } from '@/core/account/profile/post-author';
import type { ProfileType } from '@/core/account/profile/profile-type';
import type { Page } from '@/core/kernel/common/page';
import type { CommunityRef, CommunitySummary } from '@/core/talk/communities/community';
import type { LinkCard } from '@/core/talk/link-cards/link-card';
import type { Poll, PollSubmission } from '@/core/talk/polls/poll';
import { asGuestSeesPoll } from '@/core/talk/polls/poll';
import type { MediaSubmission, PostMedia } from '@/core/talk/post-media/post-media';
import type { PostOffers } from '@/core/talk/salary-offers/offer';
import { asGuestSeesOffers } from '@/core/talk/salary-offers/offer';
import type { VoteType } from '@/core/talk/voting/vote';

/** Which posts a feed shows: every live one, or those of the communities that the viewer follows (EM-FEED-TYPE). */
export const FEED_TYPES = ['GENERIC', 'PERSONALIZED'] as const;

export type FeedType = (typeof FEED_TYPES)[number];

/** The states of a post (EM-POST-STATUS). */
export const POST_STATUSES = ['FLAGGED', 'LIVE', 'AUTHOR_REJECTED', 'NOT_FOUND', 'DELETED'] as const;

export type PostStatus = (typeof POST_STATUSES)[number];

/** The kinds of post beside a text post (EM-POST-KINDS). */
export const POST_KINDS = ['salary', 'poll', 'image', 'video'] as const;

export type PostKind = (typeof POST_KINDS)[number];

/** Shown below the text of a post: its attachment, or the card of the page that it links to. */
export type PostPart = PostKind | 'link';

/** A post as the viewer sees it. A post that is not live any more has an empty title and content. */
export interface Post {
  readonly id: string;
  readonly status: PostStatus;
  /** Null for a text post. */
  readonly kind: PostKind | null;
  readonly title: string | null;
  /** Plain text; it may hold addresses and `[label](/discussions/…)` links, never markup. */
  readonly content: string;
  readonly author: PostAuthor;
  readonly community: CommunitySummary;
  /** ISO 8601 in UTC, to the millisecond. */
  readonly createdAt: string;
  readonly upvotes: number;
  readonly downvotes: number;
  readonly commentsCount: number;
  readonly myVote: VoteType;
  readonly isMine: boolean;
  /** Null if it has none, and if its text is hidden. */
  readonly poll: Poll | null;
  /** Salaries and offers; null if it has none, and if its text is hidden. */
  readonly offers: PostOffers | null;
  /** Pictures in their order, or a video. */
  readonly media: readonly PostMedia[];
  /** The page that its text links to, in a post without an attachment; null until it is read, and for none. */
  readonly link: LinkCard | null;
  /** The pseudonyms that its text names with an @, as they are written there. */
  readonly mentions: readonly string[];
  /** ISO 8601 in UTC; null if its author has not changed it. */
  readonly editedAt: string | null;
  /** The comment with the most points, if it has enough of them; absent for none, and if its author is blocked by the viewer. */
  readonly bestReply?: BestReply;
}

/** A comment as feeds show it below its post. */
export interface BestReply {
  readonly commentId: string;
  /** The name of the profile that it was written under. */
  readonly name: string;
  readonly tagline: string | null;
  /** On one line, shortened. */
  readonly content: string;
}

/** Returns what a post shows below its text; null for nothing. */
export function partOf({ kind, link }: Pick<Post, 'kind' | 'link'>): PostPart | null {
  return kind ?? (link && 'link');
}

/** The id of a post that is only previewed. */
export const PREVIEW_ID = 'preview';

/** The body of the call that changes a post. */
export type PostEdit = Pick<PostSubmission, 'content' | 'media' | 'title'>;

export function asGuestSees(post: Post): Post {
  return {
    ...post,
    myVote: 'none',
    isMine: false,
    poll: post.poll && asGuestSeesPoll(post.poll),
    offers: post.offers && asGuestSeesOffers(post.offers),
  };
}

/** One page of a feed. */
export type PostPage = Page<Post>;

/** The body of the call that writes a post (EN-POST-SUBMIT). */
export interface PostSubmission {
  readonly content: string;
  readonly media: readonly MediaSubmission[];
  readonly poll: PollSubmission | null;
  readonly title: string | null;
  readonly community: CommunityRef;
  readonly campaign?: string;
  readonly profileType: ProfileType;
  readonly salaryIds: readonly number[];
  /** The post shows no card of the page that it links to. */
  readonly withoutLink?: boolean;
}

/** The id of the new post, or the reason why there is none (API-FEED-POST-CREATE). */
export type PostOutcome = { readonly postId: string } | { readonly message: string };
