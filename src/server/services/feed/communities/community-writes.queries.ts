import type { CommunityType } from '@/contract/generated/feed';
import type { Database } from '@/server/platform/database';

interface Ref {
  readonly type: CommunityType;
  readonly entityId: number;
}

/** Lets a person follow a community; nothing happens where they do already or where there is none. */
export async function follow(tx: Database, persona: Uint8Array, { type, entityId }: Ref): Promise<void> {
  await tx.query(
    {
      name: 'feed.follow',
      text: `insert into community.memberships (persona_ref, type, entity_id)
             select $1, type, entity_id from content.communities where type = $2 and entity_id = $3
             on conflict (persona_ref, type, entity_id) do nothing`,
    },
    [persona, type, entityId],
  );
}

/** Lets a person follow a community no longer; nothing happens where they do not. */
export async function unfollow(tx: Database, persona: Uint8Array, { type, entityId }: Ref): Promise<void> {
  await tx.query(
    {
      name: 'feed.unfollow',
      text: 'delete from community.memberships where persona_ref = $1 and type = $2 and entity_id = $3',
    },
    [persona, type, entityId],
  );
}
