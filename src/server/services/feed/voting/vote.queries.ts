import type { Database } from '@/server/platform/database';

/** What a cast vote answers (content.cast_vote of migration 0003). */
export interface CastRow {
  readonly outcome: 'cast' | 'own' | 'missing';
  readonly up: number;
  readonly down: number;
  /** True for an up-vote where there was none. */
  readonly newly_up: boolean;
  /** The author's seal; null where nothing was cast, as the next two. */
  readonly seal: Uint8Array | null;
  readonly post_title: string | null;
  readonly opening: string | null;
}

/** Casts, changes or takes back a vote in one durable statement. `value`: 1 up, -1 down, 0 none. */
export async function castVote(
  database: Database,
  vote: { readonly postId: string; readonly voterRef: Uint8Array; readonly ownRef: Uint8Array; readonly value: number },
): Promise<CastRow> {
  const [row] = await database.query<CastRow>(
    { name: 'feed.cast-vote', text: 'select * from content.cast_vote($1, $2, $3, $4)' },
    [vote.postId, vote.voterRef, vote.ownRef, vote.value],
  );
  if (row === undefined) throw new Error('content.cast_vote answered nothing.');
  return row;
}

/** One person's votes on these posts; posts without one are absent. */
export function votesOn(
  database: Database,
  voterRef: Uint8Array,
  postIds: readonly string[],
): Promise<readonly { readonly post_id: string; readonly value: number }[]> {
  return database.query(
    {
      name: 'feed.votes-on',
      text: 'select post_id, value from content.votes where voter_ref = $1 and post_id = any($2::uuid[])',
    },
    [voterRef, postIds],
  );
}

/** Notes that a person has seen posts; live ones count once per person, others are passed over. */
export async function recordViews(
  database: Database,
  views: readonly { readonly postId: string; readonly viewerRef: Buffer }[],
): Promise<void> {
  await database.query(
    {
      name: 'feed.record-views',
      text: `insert into content.post_views (post_id, viewer_ref)
             select p.id, decode(v.ref, 'hex')
             from unnest($1::uuid[], $2::text[]) as v (id, ref) join content.posts p on p.id = v.id
             where p.status = 'LIVE' order by p.id
             on conflict (post_id, viewer_ref) do nothing`,
    },
    [views.map(({ postId }) => postId), views.map(({ viewerRef }) => viewerRef.toString('hex'))],
  );
}
