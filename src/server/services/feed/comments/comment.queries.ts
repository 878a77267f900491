import type { SortOrder } from '@/contract/generated/feed';
import type { Statement } from '@/server/platform/database';

/** A comment; every column is null in the one row that a post without (further) comments answers. */
export interface CommentRow {
  readonly id: string | null;
  readonly content: string;
  readonly author_ref: Uint8Array;
  readonly author_name: string;
  readonly author_tagline: string | null;
  readonly author_avatar: string;
  readonly author_color: string;
  readonly profile_type: 'ANONYMOUS' | 'DESIGNATION';
  readonly created_at: Date;
  readonly upvotes: number;
}

const orders: Readonly<Record<SortOrder, { readonly after: string; readonly by: string }>> = {
  popularity: {
    after: '(upvotes, created_at, id) < ($4::int, $2::timestamptz, $3::uuid)',
    by: 'upvotes desc, created_at desc, id desc',
  },
  newToOld: { after: '(created_at, id) < ($2::timestamptz, $3::uuid)', by: 'created_at desc, id desc' },
  oldToNew: { after: '(created_at, id) > ($2::timestamptz, $3::uuid)', by: 'created_at, id' },
};
const statements = new Map<string, Statement>();

/**
 * One page of a live post's comments: no row at all where there is no such post. Values: the post's id, then the position
 * before the page (moment, id, and the up-votes for `popularity`); `rows` is part of the text, as in `feedPage`.
 */
export function commentPage(sort: SortOrder, rows: number): Statement {
  const name = `feed.comments.${sort}.${rows}`;
  const known = statements.get(name);
  if (known !== undefined) return known;
  const { after, by } = orders[sort];
  const statement = {
    name,
    text: `
      select c.id, c.content, c.author_ref, c.author_name, c.author_tagline, c.author_avatar, c.author_color,
             c.profile_type, c.created_at, c.upvotes
      from content.posts p left join lateral (
        select * from content.comments where post_id = p.id and ${after} order by ${by} limit ${rows}
      ) c on true
      where p.id = $1 and p.status = 'LIVE' order by ${by.replaceAll(/(upvotes|created_at|id)/g, 'c.$1')}`,
  };
  statements.set(name, statement);
  return statement;
}
