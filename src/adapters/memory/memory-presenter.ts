import type { CommunitySummary } from '@/core/communities/community';
import type { Comment } from '@/core/posting/comment';
import type { Post } from '@/core/posting/post';
import { CommunityRecords } from './community-records';
import { FORMER_AUTHOR } from './former-author';
import type { MemoryWorld } from './memory-world';
import type { MemoryComment, MemoryPost } from './post-records';
import type { MemoryUser } from './user-records';
import { VoteRecords } from './vote-records';

/** A post as the viewer (null for a guest) may see it: one that is not live has no text, except a flagged one for its author. */
export function presentPost(world: MemoryWorld, post: MemoryPost, viewer: MemoryUser | null): Post {
  const votes = world.records(VoteRecords);
  const isMine = viewer !== null && post.authorId === viewer.id;
  const isReadable = post.status === 'LIVE' || (post.status === 'FLAGGED' && isMine);
  return {
    id: post.id,
    status: post.status,
    kind: null,
    title: isReadable ? post.title : '',
    content: isReadable ? post.content : '',
    author: post.status === 'NOT_FOUND' ? FORMER_AUTHOR : post.author,
    community: summaryOf(world, post),
    createdAt: post.createdAt,
    ...votes.countsOf(post.id),
    commentsCount: post.comments.length,
    myVote: (viewer && votes.voteOf(viewer.id, post.id)) ?? 'none',
    isMine,
  };
}

/** A comment as the viewer (null for a guest) sees it. */
export function presentComment(comment: MemoryComment, viewer: MemoryUser | null): Comment {
  const { authorId, ...shown } = comment;
  return { ...shown, isMine: viewer !== null && authorId === viewer.id };
}

function summaryOf(world: MemoryWorld, post: MemoryPost): CommunitySummary {
  const community = world.records(CommunityRecords).find(post.community);
  if (community === null) throw new Error(`The community of the post ${post.id} is not in the world.`);
  const { type, entityId, name, slug, logo } = community;
  return { type, entityId, name, slug, logo };
}
