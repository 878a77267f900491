import type { Comment } from '@/core/posting/comment';
import type { Post, PostAuthor } from '@/core/posting/post';
import { aCommunitySummary } from './a-community';

/** A persona as others see it. */
export function anAuthor(change: Partial<PostAuthor> = {}): PostAuthor {
  return {
    name: 'PeepalRoot',
    tagline: 'Software Engineer',
    avatarUrl: 'kolam:peepal-7',
    avatarBgColor: '#DCE6DF',
    profileType: 'ANONYMOUS',
    ...change,
  };
}

/** A live post into Notice Period that nobody voted on. */
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
    ...change,
  };
}

/** A comment that nobody voted on. */
export function aComment(change: Partial<Comment> = {}): Comment {
  return {
    id: '5f1d2c3b-8a44-4e2e-9f43-19a9e0c7b001',
    content: 'It took me 60 days.',
    author: anAuthor(),
    createdAt: '2026-11-20T05:30:00.000Z',
    upvotes: 0,
    isMine: false,
    ...change,
  };
}
