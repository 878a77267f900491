import { describe, expect, it } from 'vitest';
import { presentPost } from './post.presenter';
import type { PostRow } from './post.queries';

const aRow = (overrides: Partial<PostRow> = {}): PostRow => ({
  id: '0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c11',
  status: 'LIVE',
  title: 'A title',
  content: 'Some content',
  author_name: 'PeepalRoot',
  author_tagline: null,
  author_avatar: 'kolam:peepal-7',
  author_color: '#DCE6DF',
  profile_type: 'ANONYMOUS',
  created_at: new Date('2026-11-20T04:10:00.000Z'),
  upvotes: 2,
  downvotes: 1,
  comments_count: 3,
  community_type: 'topic',
  community_id: 2,
  community_name: 'Notice Period',
  community_slug: 'notice-period',
  community_logo: null,
  author_ref: new Uint8Array([1]),
  vote: null,
  ...overrides,
});

describe('presentPost', () => {
  it('lets nothing leave but what the contract names, whatever else a row holds', () => {
    const row = { ...aRow(), author_seal: new Uint8Array([2]), campaign: 'x', views_count: 9, persona_ref: 'secret' };
    expect(presentPost(row, false)).toEqual({
      id: '0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c11',
      status: 'LIVE',
      kind: null,
      title: 'A title',
      content: 'Some content',
      author: {
        name: 'PeepalRoot',
        tagline: null,
        avatarUrl: 'kolam:peepal-7',
        avatarBgColor: '#DCE6DF',
        profileType: 'ANONYMOUS',
      },
      community: { type: 'topic', entityId: 2, name: 'Notice Period', slug: 'notice-period', logo: null },
      createdAt: '2026-11-20T04:10:00.000Z',
      upvotes: 2,
      downvotes: 1,
      commentsCount: 3,
      myVote: 'none',
      isMine: false,
    });
  });

  it('says the asking person’s vote', () => {
    expect(
      [1, -1, null, undefined].map(
        (vote) => presentPost({ ...aRow(), ...(vote === undefined ? {} : { vote }) }, false).myVote,
      ),
    ).toEqual(['up', 'down', 'none', 'none']);
  });

  it('shows the text of a live post, and of a flagged one to its author', () => {
    const textOf = (status: PostRow['status'], isMine: boolean) => presentPost(aRow({ status }), isMine).content;
    expect(textOf('LIVE', false)).toBe('Some content');
    expect(textOf('FLAGGED', true)).toBe('Some content');
    expect(textOf('FLAGGED', false)).toBe('');
    for (const status of ['AUTHOR_REJECTED', 'NOT_FOUND', 'DELETED'] as const) expect(textOf(status, true)).toBe('');
  });
});
