import type { Community, CommunitySummary } from '@/core/communities/community';
import { communityKeyOf } from '@/core/communities/user-communities';
import type { Comment } from '@/core/posting/comment';
import type { Post } from '@/core/posting/post';
import type { MemoryComment, MemoryCommunity, MemoryPerson, MemoryPost, StandingVote } from './memory-records';
import type { MemoryWorld } from './memory-world';

/** A post as a person (null for a guest) may see it. One that is not live keeps its text, but for a flagged one's author. */
export function presentPost(world: MemoryWorld, post: MemoryPost, viewer: MemoryPerson | null): Post {
  const isMine = viewer !== null && post.authorId === viewer.id;
  const isReadable = post.status === 'LIVE' || (post.status === 'FLAGGED' && isMine);
  return {
    id: post.id,
    status: post.status,
    kind: null,
    title: isReadable ? post.title : '',
    content: isReadable ? post.content : '',
    author: post.author,
    community: summaryOf(world, post),
    createdAt: post.createdAt,
    ...countsOf(post),
    commentsCount: post.comments.length,
    myVote: (viewer === null ? undefined : post.votes.get(viewer.id)) ?? 'none',
    isMine,
  };
}

/** The counts of a post, of all votes. */
export function countsOf(post: MemoryPost): { readonly upvotes: number; readonly downvotes: number } {
  return {
    upvotes: post.upvotesElsewhere + countOf(post, 'up'),
    downvotes: post.downvotesElsewhere + countOf(post, 'down'),
  };
}

/** A comment as a person (null for a guest) sees it. */
export function presentComment(comment: MemoryComment, viewer: MemoryPerson | null): Comment {
  const { authorId, ...shown } = comment;
  return { ...shown, isMine: viewer !== null && authorId === viewer.id };
}

/** A community as a person (null for a guest) sees it. */
export function presentCommunity(
  world: MemoryWorld,
  community: MemoryCommunity,
  viewer: MemoryPerson | null,
): Community {
  const { category: _category, followersElsewhere, ...summary } = community;
  const key = communityKeyOf(community);
  const followers = [...world.people.values()].filter(({ followed }) => followed.has(key)).length;
  const posts = [...world.posts.values()].filter(
    (post) => post.status === 'LIVE' && communityKeyOf(post.community) === key,
  ).length;
  return {
    ...summary,
    topicMeta: { posts, followers: followersElsewhere + followers },
    followed: viewer?.followed.has(key) ?? false,
  };
}

function summaryOf(world: MemoryWorld, post: MemoryPost): CommunitySummary {
  const community = world.communityOf(post.community);
  if (community === null) throw new Error(`The post ${post.id} stands in a community that is not in the world.`);
  const { type, entityId, name, slug, logo } = community;
  return { type, entityId, name, slug, logo };
}

function countOf(post: MemoryPost, side: StandingVote): number {
  return [...post.votes.values()].filter((vote) => vote === side).length;
}
