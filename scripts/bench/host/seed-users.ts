import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { SEED_SIZES, seedPosts } from './seed-posts';

const COUNTS = { votes: 5, views: 2 };
/** One session in ten has expired, for the housekeeping to remove. */
const OVER_EVERY = 10;

export async function seedUsers(database: Database, authorship: Authorship, count: number): Promise<void> {
  await seedPosts(database, authorship, count, COUNTS);
  await addUsers(database, count, SEED_SIZES.topic);
}

/** Adds users, each with an account, a pseudonym, three followed topics, a session and four tokens. */
export async function addUsers(database: Database, count: number, topics: number): Promise<void> {
  await database.execute(`
    create temporary table people as select gen_random_uuid() as id, sha256(g::text::bytea) as ref, g from generate_series(1, ${count}) g;
    insert into identity.users (id, public_id, name, email) select id, id::text, 'User ' || g, 'u' || g || '@b.example' from people;
    insert into identity.accounts (provider, subject, user_id, email, email_verified) select 'google', g::text, id, 'u' || g || '@b.example', true from people;
    insert into persona.personas (persona_ref, user_name, is_reader) select ref, 'User' || g, true from people;
    insert into persona.memberships (persona_ref, type, entity_id) select ref, 'topic', 1 + (g + n) % ${topics} from people, generate_series(1, 3) n;
    insert into identity.sessions (id, owner_ref, owner_seal, access_hash, access_seal, started_on, seen_on, ends_on)
      select id, ref, ref, ref, ref, current_date - 60, current_date - 60, current_date + case when g % ${OVER_EVERY} = 0 then -1 else 30 end from people;
    insert into identity.refresh_tokens (hash, session_id, ends_on)
      select sha256((g::text || ' ' || n)::bytea), id, current_date + case when g % ${OVER_EVERY} = 0 then -1 else 30 end from people, generate_series(1, 4) n;
    drop table people`);
}
