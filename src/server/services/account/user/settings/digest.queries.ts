import { textOpening } from '@/server/platform/opening';
import { bytes, citext, integer, moment, nullable, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { wantedBy } from '@/server/services/talk/feed/posting/wanted-by';

const BATCH = 200;

export const dueDigests = defineStatement({
  name: 'digest.due',
  parameters: [text, uuid],
  columns: { user_id: uuid },
  text: `select user_id from identity.subscriptions
         where digest and digest_sent_on < $1::text::date and user_id > $2 order by user_id limit ${BATCH}`,
});

export const claimDigest = defineStatement({
  name: 'digest.claim',
  parameters: [uuid, text],
  columns: { user_id: uuid },
  text: `update identity.subscriptions set digest_sent_on = $2::text::date where user_id = (
           select user_id from identity.subscriptions
           where user_id = $1 and digest and digest_sent_on < $2::text::date for update skip locked
         ) returning user_id`,
});

export const addressOfUser = defineStatement({
  name: 'digest.address',
  parameters: [uuid],
  columns: { email: nullable(citext) },
  text: 'select email from identity.users where id = $1',
});

/** The number of posts read. It is higher than the number in a mail, because the user's own posts are filtered out. */
const MAX_POSTS_READ = 20;

export const postsOfTheWeek = defineStatement({
  name: 'digest.posts',
  parameters: [bytes, moment, bytes],
  columns: {
    id: uuid,
    author_ref: bytes,
    opening: text,
    community: text,
    upvotes: integer,
    comments_count: integer,
  },
  text: `select p.id, p.author_ref, coalesce(p.title, ${textOpening('p.content')}) as opening, c.name as community,
           p.upvotes, p.comments_count
         from persona.memberships m
         join content.posts p on p.community_type = m.type and p.community_id = m.entity_id
           and p.status = 'LIVE' and p.created_at > $2
         join content.communities c on c.type = m.type and c.entity_id = m.entity_id
         where m.persona_ref = $1 ${wantedBy('$3', 'p')} order by p.upvotes + p.comments_count desc, p.created_at desc limit ${MAX_POSTS_READ}`,
});
