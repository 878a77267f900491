import type { PostAuthor } from '@/core/account/profile/post-author';
import type { ProfileType } from '@/core/account/profile/profile-type';
import type { Page } from '@/core/kernel/common/page';
import type { CommunityRef, CommunitySummary } from '@/core/talk/communities/community';
import type { LinkCard } from '@/core/talk/link-cards/link-card';
import type { Poll, PollSubmission } from '@/core/talk/polls/poll';
import { pollAsGuest } from '@/core/talk/polls/poll';
import type { MediaSubmission, PostMedia } from '@/core/talk/post-media/post-media';
import type { PostOffers } from '@/core/talk/salary-offers/offer';
import { offersAsGuest } from '@/core/talk/salary-offers/offer';
import type { VoteType } from '@/core/talk/voting/vote';

export const FEED_TYPES = ['GENERIC', 'PERSONALIZED'] as const;

export type FeedType = (typeof FEED_TYPES)[number];

export const POST_STATUSES = ['FLAGGED', 'LIVE', 'AUTHOR_REJECTED', 'NOT_FOUND', 'DELETED'] as const;

export type PostStatus = (typeof POST_STATUSES)[number];

export const POST_KINDS = ['salary', 'poll', 'image', 'video'] as const;

export type PostKind = (typeof POST_KINDS)[number];

/** The part shown below the text: the attachment, or the card of the linked page. */
export type PostPart = PostKind | 'link';

/** A post. If it is not live, title and content are empty. */
export interface Post {
  readonly id: string;
  readonly status: PostStatus;
  readonly kind: PostKind | null;
  readonly title: string | null;
  /** Plain text with addresses and `[label](/discussions/…)` links, never markup. */
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
  readonly poll: Poll | null;
  /** Null also if the text is hidden. */
  readonly offers: PostOffers | null;
  /** Pictures in order, or a video. */
  readonly media: readonly PostMedia[];
  /** The card of the linked page. Null until the page is read, if it has none, and for posts with an attachment. */
  readonly link: LinkCard | null;
  /** Pseudonyms after an @, as written. */
  readonly mentions: readonly string[];
  /** ISO 8601 in UTC, or null if unchanged. */
  readonly editedAt: string | null;
  /** The comment with the most points, if it has enough. Absent if the viewer blocks its author. */
  readonly bestReply?: BestReply;
}

export interface BestReply {
  readonly commentId: string;
  readonly name: string;
  readonly tagline: string | null;
  /** The text on one line, shortened. */
  readonly content: string;
}

export function partOf({ kind, link }: Pick<Post, 'kind' | 'link'>): PostPart | null {
  return kind ?? (link && 'link');
}

export const PREVIEW_POST_ID = 'preview';

export type PostEdit = Pick<PostSubmission, 'content' | 'media' | 'title'>;

export function postAsGuest(post: Post): Post {
  return {
    ...post,
    myVote: 'none',
    isMine: false,
    poll: post.poll && pollAsGuest(post.poll),
    offers: post.offers && offersAsGuest(post.offers),
  };
}

export type PostPage = Page<Post>;

export interface PostSubmission {
  readonly content: string;
  readonly media: readonly MediaSubmission[];
  readonly poll: PollSubmission | null;
  readonly title: string | null;
  readonly community: CommunityRef;
  readonly campaign?: string;
  readonly profileType: ProfileType;
  readonly salaryIds: readonly number[];
  readonly withoutLink?: boolean;
}

export type PostOutcome = { readonly postId: string } | { readonly message: string };
