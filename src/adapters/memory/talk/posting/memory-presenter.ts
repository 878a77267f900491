import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { minuteOf } from '@/core/kernel/common/minute.rules';
import { BEST_REPLY_POINTS, bestReplyText } from '@/core/talk/comments/best-reply.rules';
import type { Comment } from '@/core/talk/comments/comment';
import type { CommunitySummary } from '@/core/talk/communities/community';
import { isChangeable } from '@/core/talk/posting/changeable.rules';
import { FORMER_AUTHOR } from '@/core/talk/posting/former-author.rules';
import type { Post } from '@/core/talk/posting/post';
import { CommunityRecords } from '../communities/community-records';
import { hasBlocked } from '../hiding/hiding-records';
import { presentMemoryPoll } from '../polls/memory-poll-presenter';
import { presentMemoryOffers } from '../salary-offers/memory-offers-presenter';
import { VoteRecords } from '../voting/vote-records';
import type { MemoryComment, MemoryPost } from './post-records';

/**
 * Presents a post. `viewer` is null for a guest. A post that is not live has no text, except a held or removed one for
 * its author.
 */
export function presentPost(world: MemoryWorld, post: MemoryPost, viewer: MemoryUser | null): Post {
  const votes = world.records(VoteRecords);
  const isMine = viewer !== null && post.authorId === viewer.id;
  const isReadable = post.status === 'LIVE' || (isMine && isChangeable(post.status));
  return {
    id: post.id,
    status: post.status,
    kind: isReadable ? post.kind : null,
    title: isReadable ? post.title : '',
    content: isReadable ? post.content : '',
    author: isReadable ? post.author : FORMER_AUTHOR,
    community: summaryOf(world, post),
    createdAt: minuteOf(post.createdAt),
    ...votes.countsOf(post.id),
    commentsCount: post.comments.filter(({ status }) => status === 'LIVE').length,
    myVote: (viewer && votes.voteOf(viewer.id, post.id)) ?? 'none',
    isMine,
    mentions: isReadable ? post.mentions : [],
    media: isReadable ? post.media : [],
    link: isReadable ? post.link : null,
    poll: isReadable ? presentMemoryPoll(world, post, viewer) : null,
    offers: isReadable ? presentMemoryOffers(world, post, viewer) : null,
    editedAt: isReadable && post.editedAt !== null ? minuteOf(post.editedAt) : null,
    ...(post.status === 'LIVE' && bestReplyOf(world, post, viewer)),
  };
}

function bestReplyOf(world: MemoryWorld, post: MemoryPost, viewer: MemoryUser | null): Pick<Post, 'bestReply'> {
  const votes = world.records(VoteRecords);
  const [best] = post.comments
    .filter(({ parentId, status }) => parentId === null && status === 'LIVE')
    .filter(({ author }) => viewer === null || !hasBlocked(world, viewer, author))
    .map((comment) => {
      const { upvotes, downvotes } = votes.countsOf(comment.id);
      return { comment, points: comment.upvotes + upvotes - downvotes };
    })
    .filter(({ points }) => points >= BEST_REPLY_POINTS)
    .toSorted((a, b) => b.points - a.points || b.comment.createdAt.localeCompare(a.comment.createdAt));
  if (best === undefined) return {};
  const { id, author, content } = best.comment;
  return { bestReply: { commentId: id, name: author.name, tagline: author.tagline, content: bestReplyText(content) } };
}

export function presentComment(
  world: MemoryWorld,
  post: MemoryPost,
  comment: MemoryComment,
  viewer: MemoryUser | null,
): Comment {
  const isMine = viewer !== null && comment.authorId === viewer.id;
  const { authorId: _authorId, author, ...shown } = isReadable(comment, isMine) ? comment : { ...comment, ...GONE };
  const votes = world.records(VoteRecords);
  const { upvotes, downvotes } = votes.countsOf(comment.id);
  return {
    ...shown,
    postId: post.id,
    author: shown.status === 'DELETED' ? null : author,
    createdAt: minuteOf(shown.createdAt),
    editedAt: shown.editedAt === null ? null : minuteOf(shown.editedAt),
    upvotes: comment.upvotes + upvotes,
    downvotes,
    myVote: (viewer && votes.voteOf(viewer.id, comment.id)) ?? 'none',
    repliesCount: shownReplies(post, comment.id).length,
    repliesBelow: countBelow(post, comment.id),
    isMine,
  };
}

function isReadable({ status }: MemoryComment, isMine: boolean): boolean {
  return status === 'LIVE' || (status === 'HELD' && isMine);
}

const GONE = { status: 'DELETED', content: '', mentions: [], editedAt: null } as const;

/** Returns live replies, and deleted replies that have replies. A null parent means the post. */
export function shownReplies(post: MemoryPost, parentId: string | null): readonly MemoryComment[] {
  return post.comments.filter(
    (comment) =>
      comment.parentId === parentId && (comment.status === 'LIVE' || shownReplies(post, comment.id).length > 0),
  );
}

function countBelow(post: MemoryPost, parentId: string): number {
  return shownReplies(post, parentId).reduce((count, { id }) => count + 1 + countBelow(post, id), 0);
}

export function presentReplies(
  world: MemoryWorld,
  post: MemoryPost,
  parentId: string | null,
  viewer: MemoryUser | null,
): readonly Comment[] {
  return shownReplies(post, parentId).map((comment) => presentComment(world, post, comment, viewer));
}

function summaryOf(world: MemoryWorld, post: MemoryPost): CommunitySummary {
  const community = world.records(CommunityRecords).find(post.community);
  if (community === null) throw new Error(`The community of the post ${post.id} is not in the world.`);
  const { type, entityId, name, slug, logo } = community;
  return { type, entityId, name, slug, logo };
}
