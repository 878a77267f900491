import { aPost, aPostRow } from '@tests/support/a-post';
import { describe, expect, it } from 'vitest';
import { presentPost } from './post.presenter';
import type { PostRow } from './post.queries';

describe('presentPost', () => {
  it('lets nothing leave but what the contract names, whatever else a row holds', () => {
    const row = {
      ...aPostRow(),
      author_seal: new Uint8Array([2]),
      campaign: 'x',
      views_count: 9,
      persona_ref: 'secret',
    };
    expect(presentPost(row, false)).toEqual(aPost());
  });

  it('says the asking person’s vote', () => {
    expect(
      [1, -1, null, undefined].map(
        (vote) => presentPost({ ...aPostRow(), ...(vote === undefined ? {} : { vote }) }, false).myVote,
      ),
    ).toEqual(['up', 'down', 'none', 'none']);
  });

  it('shows the text of a live post, and of a flagged or removed one to its author while it is there', () => {
    const textOf = (status: PostRow['status'], isMine: boolean) => presentPost(aPostRow({ status }), isMine).content;
    expect(textOf('LIVE', false)).toBe(aPost().content);
    expect(textOf('FLAGGED', true)).toBe(aPost().content);
    expect(textOf('FLAGGED', false)).toBe('');
    expect([textOf('NOT_FOUND', true), textOf('NOT_FOUND', false)]).toEqual([aPost().content, '']);
    const emptied = aPostRow({ status: 'NOT_FOUND', content: '-', author_name: '' });
    expect(presentPost(emptied, true).content).toBe('');
    for (const status of ['AUTHOR_REJECTED', 'DELETED'] as const) expect(textOf(status, true)).toBe('');
  });

  it('names nobody where it shows no text: a byline says as much', () => {
    const nameOf = (status: PostRow['status'], isMine = false) => presentPost(aPostRow({ status }), isMine).author.name;
    expect([nameOf('LIVE'), nameOf('FLAGGED', true)]).toEqual([aPost().author.name, aPost().author.name]);
    const hidden = (['FLAGGED', 'AUTHOR_REJECTED', 'NOT_FOUND', 'DELETED'] as const).map((status) => nameOf(status));
    expect(new Set(hidden)).toEqual(new Set(['A former member']));
  });
});
