import { randomUUID } from 'node:crypto';
import { confirmationOf } from '@/core/account/settings/account-end.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { OwnId } from '@/server/platform/own-ids/id-blocks';
import { IdBlocks } from '@/server/platform/own-ids/id-blocks';
import { SessionStore } from '@/server/platform/sessions/session-store';
import { arrayOf, bytes, integer, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { addUser } from '@/server/services/account/login/session/accounts.queries';
import { SESSION_LIMITS } from './config';
import type { BenchRequest } from './host-facts';
import type { Work } from './plain-server';
import { signInWork } from './sign-in-work';

const OWN_POSTS = 200;
const LEAVERS = 5;
const POSTS_OF_EACH = 20;

export async function userWorks(
  database: Database,
  authorship: Authorship,
  personaRef: Uint8Array,
): Promise<Readonly<Record<string, Work>>> {
  const posts = (await database.query(newestIds, OWN_POSTS + LEAVERS * POSTS_OF_EACH)).map(({ id }) => id);
  const blocks = new IdBlocks(authorship);
  const sessions = new SessionStore(database, authorship, SESSION_LIMITS);

  async function own(persona: Uint8Array, ids: readonly string[]): Promise<void> {
    const refs = ids.map((id) => authorship.authorRef(persona, id));
    const seals = ids.map((id) => authorship.sealAuthor(persona, id));
    await database.query(writtenBy, ids, refs, seals);
    await blocks.add(database, [{ persona, ids: ids.map((id): OwnId => ({ kind: 'posts', id })) }]);
  }

  async function leaver(ids: readonly string[]): Promise<BenchRequest> {
    const userId = randomUUID();
    await database.query(addUser, userId, userId, 'Bench User', null, null);
    await own(authorship.personaRef(userId), ids);
    const { tokens } = await sessions.start(userId, Date.now(), { provider: 'google', device: '' });
    const body = JSON.stringify({ confirmation: confirmationOf(''), contributions: 'erase' });
    return {
      method: 'POST',
      path: '/api/user/user/delete',
      body,
      cookie: `AT=${tokens.access}; RT=${tokens.refresh}`,
    };
  }

  await own(personaRef, posts.slice(0, OWN_POSTS));
  const leavers: BenchRequest[] = [];
  for (let at = OWN_POSTS; at < posts.length; at += POSTS_OF_EACH) {
    leavers.push(await leaver(posts.slice(at, at + POSTS_OF_EACH)));
  }
  const reading = (path: string): Work => ({ product: [{ path }], plain: [] });
  return {
    'feed, first page': reading('/api/feed/v3/feed?limit=20&feedType=GENERIC'),
    'followed feed, first page': reading('/api/feed/v3/feed?limit=20&feedType=PERSONALIZED'),
    'a community, first page': reading('/api/feed/v2/feed/community/topic/1/posts?limit=20'),
    communities: reading('/api/feed/v1/community?limit=20'),
    notifications: reading('/api/notification/notifications?platform=phone'),
    'my posts, first page': reading('/api/feed/v1/feed/user?limit=20'),
    'counts of my posts': reading('/api/feed/v1/feed/user/meta'),
    'sign-in': await signInWork(database, authorship),
    'end of an account': { product: leavers, plain: [] },
  };
}

const newestIds = defineStatement({
  name: 'bench.newest-posts',
  parameters: [integer],
  columns: { id: uuid },
  text: 'select id from content.posts order by created_at desc, id desc limit $1',
});

const writtenBy = defineStatement({
  name: 'bench.written-by',
  parameters: [arrayOf(uuid), arrayOf(bytes), arrayOf(bytes)],
  columns: {},
  text: `update content.posts p set author_ref = w.author_ref, author_seal = w.author_seal
         from unnest($1::uuid[], $2::bytea[], $3::bytea[]) as w (id, author_ref, author_seal) where p.id = w.id`,
});
