import type { Statement } from '@/server/platform/database';

/** A post with its community, and with the asking person's vote where somebody asks. */
export interface PostRow {
  readonly id: string;
  readonly status: 'FLAGGED' | 'LIVE' | 'AUTHOR_REJECTED' | 'NOT_FOUND' | 'DELETED';
  readonly title: string | null;
  readonly content: string;
  readonly author_name: string;
  readonly author_tagline: string | null;
  readonly author_avatar: string;
  readonly author_color: string;
  readonly profile_type: 'ANONYMOUS' | 'DESIGNATION';
  readonly created_at: Date;
  readonly upvotes: number;
  readonly downvotes: number;
  readonly comments_count: number;
  readonly community_type: 'topic' | 'company' | 'department';
  readonly community_id: number;
  readonly community_name: string;
  readonly community_slug: string;
  readonly community_logo: string | null;
  /** 1 up, -1 down; absent or null where nobody asks or one has not voted. */
  readonly vote?: number | null;
  /** Absent where nobody asks. */
  readonly author_ref?: Uint8Array;
}

const columns = `
  p.id, p.status, p.title, p.content, p.author_name, p.author_tagline, p.author_avatar, p.author_color, p.profile_type,
  p.created_at, p.upvotes, p.downvotes, p.comments_count, p.community_type, p.community_id,
  c.name as community_name, c.slug as community_slug, c.logo as community_logo`;
const community = 'join content.communities c on c.type = p.community_type and c.entity_id = p.community_id';

/** `voter` is the parameter that holds the asking person's voter_ref. */
function postsFrom(source: string, voter: string | null): string {
  return voter === null
    ? `select ${columns} from ${source} p ${community}`
    : `select ${columns}, p.author_ref, ${ownVote(voter)} as vote from ${source} p ${community}`;
}

/** A look into the index for each post; joined, the planner would rather read all votes of a person, or of everybody. */
function ownVote(voter: string): string {
  return `(select v.value from content.votes v where v.post_id = p.id and v.voter_ref = ${voter})`;
}

/** One post. Values: its id, and for `postForViewer` the voter_ref. */
export const postForGuest: Statement = {
  name: 'feed.post',
  text: `${postsFrom('content.posts', null)} where p.id = $1`,
};
export const postForViewer: Statement = {
  name: 'feed.post-for-viewer',
  text: `${postsFrom('content.posts', '$2')} where p.id = $1`,
};

/** Whose feed is asked for, by which rule. */
export type FeedShape = 'generic' | 'genericForViewer' | 'personalized';

const newestFirst = 'order by created_at desc, id desc';
const sources: Readonly<Record<FeedShape, (rows: number) => string>> = {
  generic: (rows) => postsFrom(newestPosts(rows), null),
  genericForViewer: (rows) => postsFrom(newestPosts(rows), '$3'),
  // The newest of each followed community, then the newest of those: what it costs depends on what one follows, not on how much there is.
  personalized: (rows) =>
    postsFrom(
      `(select q.* from (
          select k.id, k.created_at from community.memberships m cross join lateral (
            select id, created_at from content.posts
            where status = 'LIVE' and community_type = m.type and community_id = m.entity_id and (created_at, id) < ($1, $2)
            ${newestFirst} limit ${rows}
          ) k where m.persona_ref = $4 ${newestFirst} limit ${rows}
        ) n join content.posts q on q.id = n.id)`,
      '$3',
    ),
};

function newestPosts(rows: number): string {
  return `(select * from content.posts where status = 'LIVE' and (created_at, id) < ($1, $2) ${newestFirst} limit ${rows})`;
}

const statements = new Map<string, Statement>();

/**
 * One page of a feed, newest first. Values: the position before it (moment and id; `infinity` and the largest id for the
 * top), then voter_ref for a viewer's shapes, then the persona_ref for `personalized`. `rows` is part of the text (1 to
 * 51), because a plan made for an unknown limit reads far too much.
 */
export function feedPage(shape: FeedShape, rows: number): Statement {
  const name = `feed.page.${shape}.${rows}`;
  const known = statements.get(name);
  if (known !== undefined) return known;
  const statement = { name, text: `${sources[shape](rows)} order by p.created_at desc, p.id desc` };
  statements.set(name, statement);
  return statement;
}
