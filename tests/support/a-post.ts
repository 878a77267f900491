import type { PostAuthor } from '@/core/account/profile/post-author';
import type { Comment } from '@/core/talk/comments/comment';
import type { Post } from '@/core/talk/posting/post';
import type { PostRow } from '@/server/services/talk/feed/posting/post.queries';
import { aCommunitySummary } from './a-community';

export function anAuthor(change: Partial<PostAuthor> = {}): PostAuthor {
  return {
    name: 'PeepalRoot',
    tagline: 'Software Engineer',
    avatarUrl: 'kolam:3f9c61d07be2a845',
    avatarBgColor: '#DCE6DF',
    profileType: 'ANONYMOUS',
    proof: null,
    ...change,
  };
}

export function aPost(change: Partial<Post> = {}): Post {
  return {
    id: '0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c11',
    status: 'LIVE',
    kind: null,
    title: 'Notice period buyout?',
    content: 'Has anyone bought out 90 days?',
    author: anAuthor(),
    community: aCommunitySummary(),
    createdAt: '2026-11-20T05:00:00.000Z',
    upvotes: 0,
    downvotes: 0,
    commentsCount: 0,
    myVote: 'none',
    isMine: false,
    poll: null,
    offers: null,
    media: [],
    link: null,
    editedAt: null,
    mentions: [],
    ...change,
  };
}

export function aComment(change: Partial<Comment> = {}): Comment {
  return {
    id: '5f1d2c3b-8a44-4e2e-9f43-19a9e0c7b001',
    postId: '0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c11',
    parentId: null,
    status: 'LIVE',
    content: 'It took me 60 days.',
    author: anAuthor(),
    createdAt: '2026-11-20T05:30:00.000Z',
    editedAt: null,
    upvotes: 0,
    downvotes: 0,
    myVote: 'none',
    repliesCount: 0,
    repliesBelow: 0,
    isMine: false,
    mentions: [],
    ...change,
  };
}

/** The author reference is not the viewer's. */
export function aPostRow(change: Partial<PostRow> = {}): PostRow {
  const { author, community, createdAt, ...post } = aPost();
  return {
    id: post.id,
    status: post.status,
    kind: null,
    media: null,
    link: null,
    edited_at: null,
    title: post.title,
    content: post.content,
    mentions: [],
    author_name: author.name,
    author_tagline: author.tagline,
    author_avatar: author.avatarUrl,
    author_color: author.avatarBgColor,
    author_proof: author.proof,
    profile_type: author.profileType,
    created_at: new Date(createdAt),
    upvotes: post.upvotes,
    downvotes: post.downvotes,
    comments_count: post.commentsCount,
    community_type: community.type,
    community_id: community.entityId,
    community_name: community.name,
    community_slug: community.slug,
    community_logo: community.logo,
    poll: null,
    offers: null,
    author_ref: new Uint8Array([1]),
    vote: null,
    ...change,
  };
}
