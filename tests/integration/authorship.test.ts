import { createHash, randomUUID } from 'node:crypto';
import { anOffer } from '@tests/support/an-offer';
import { sampleOf } from '@tests/support/operation-samples';
import { select } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storedOfferOf } from '@/core/talk/salary-offers/offer.rules';
import type { Database } from '@/server/platform/database';
import { bytes, text } from '@/server/platform/sql-types';
import { allOperations, makeCall, subjectsOf } from './harness/all-operations';
import type { Client } from './harness/client';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { Person, World } from './harness/world';
import { post, startWorld } from './harness/world';

/** All rows as text lines with their table; bytes in hexadecimal. */
async function dump(database: Database, schemas: readonly string[]): Promise<readonly string[]> {
  const tables = await select(
    database,
    { name: text },
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
     from information_schema.tables where table_schema = any($1::text[]) order by 1`,
    schemas,
  );
  const lines = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await select(database, { row: text }, `select to_jsonb(t)::text as row from ${name} t`);
      return rows.map(({ row }) => `${name} ${row}`);
    }),
  );
  return lines.flat();
}

/** Authorship stays secret even to someone with the database, but without the server's key (design, section 5). */
describeOnDatabases('authorship', (on) => {
  let world: World;
  let author: Person;
  let voter: Person;
  let postIds: readonly string[];
  const email = 'asha.nair@vaayuna.example';

  beforeAll(async () => {
    world = await startWorld(on);
    author = await world.writer('Ashalata Nairobi');
    voter = await world.reader('Bhaskar Voterson');
    postIds = [await post(author), await post(author, { profileType: 'DESIGNATION' }), await post(author)];
    for (const resourceId of postIds) {
      await voter.post('/api/feed/v1/vote', { resourceId, resourceType: 'post', voteType: 'up' });
    }
    await voter.post('/api/feed/v1/postview/bulk', { postIds });
    await author.post('/api/feed/v1/community/join', { type: 'topic', entityId: 1 });
    const { careerStatusId } = (await author.get('/api/user/user/profile')).body;
    await author.post('/api/user/user/email-verification/otp', { email, careerStatusId });
    const [mail] = await select(world.server.database, { subject: text }, 'select subject from platform.mailbox');
    await author.post('/api/user/user/email-verification/otp/verify', {
      email,
      otp: mail?.subject.slice(0, 6),
      careerStatusId,
    });
  });
  afterAll(() => world.stop());

  const persona = (person: Person): string => world.server.authorship.personaRef(person.userId).toString('hex');
  const identityOf = (person: Person): readonly string[] => [
    person.userId,
    person.userId.replaceAll('-', ''),
    person.realName,
    person.email,
  ];

  it('holds nothing of identity in content or persona', async () => {
    const lines = await dump(world.server.database, ['content', 'persona']);
    expect(lines.length).toBeGreaterThan(10);
    const publicIds = await select(world.server.database, { public_id: text }, 'select public_id from identity.users');
    const secrets = [
      ...identityOf(author),
      ...identityOf(voter),
      email,
      ...publicIds.map(({ public_id }) => public_id),
    ];
    for (const secret of secrets) {
      const needles = [secret, Buffer.from(secret).toString('hex')];
      expect(lines.filter((line) => needles.some((needle) => line.includes(needle)))).toEqual([]);
    }
  });

  it('holds nothing of the persona in content, and nothing of either in identity', async () => {
    const content = (await dump(world.server.database, ['content'])).join('\n');
    const identity = (await dump(world.server.database, ['identity', 'platform'])).join('\n');
    for (const person of [author, voter]) {
      expect(content).not.toContain(persona(person));
      expect(identity).not.toContain(persona(person));
    }
    for (const id of postIds) expect(await dump(world.server.database, ['identity'])).not.toContain(id);
    const { userName } = (await author.get('/api/user/user/profile')).body;
    expect(identity).not.toContain(userName);
  });

  it('gives every post of one person another author, and shares no value between them but what everybody sees', async () => {
    const rows = await select(
      world.server.database,
      { author_ref: bytes, author_seal: bytes },
      'select author_ref, author_seal from content.posts',
    );
    const values = rows.flatMap(({ author_ref, author_seal }) => [
      author_ref.toString('hex'),
      author_seal.toString('hex'),
    ]);
    expect(new Set(values).size).toBe(2 * postIds.length);
    const lengths = new Set(rows.map(({ author_seal }) => author_seal.length));
    expect(lengths.size).toBe(1);
  });

  it('notes who has seen which post with a value that no two posts share, since the first to see a post is its author', async () => {
    await author.post('/api/feed/v1/postview/bulk', { postIds });
    const rows = await select(
      world.server.database,
      { viewer_ref: bytes },
      'select viewer_ref from content.post_views',
    );
    expect(rows).toHaveLength(2 * postIds.length);
    expect(new Set(rows.map(({ viewer_ref }) => viewer_ref.toString('hex'))).size).toBe(rows.length);
  });

  it('has no column in content or research by which a contribution could be joined with a person', async () => {
    const shared = await select(
      world.server.database,
      { column_name: text },
      `select a.column_name from information_schema.columns a
             join information_schema.columns b on b.column_name = a.column_name
             where a.table_schema in ('content', 'research') and b.table_schema in ('identity', 'persona')
               and a.column_name like '%ref%'`,
    );
    expect(shared).toEqual([]);
    const keys = await select(
      world.server.database,
      { name: text },
      `select conname as name from pg_constraint c
             join pg_namespace n on n.oid = c.connamespace
             join pg_class f on f.oid = c.confrelid join pg_namespace fn on fn.oid = f.relnamespace
             where c.contype = 'f' and (
               (n.nspname in ('content', 'research') and fn.nspname not in ('content', 'research', 'catalog'))
               or (n.nspname = 'identity' and fn.nspname not in ('identity', 'catalog')))`,
    );
    expect(keys).toEqual([]);
  });

  it('keeps no answer to a write whose id leads to a persona: its digest is that of figures which a post shows', async () => {
    const { database } = world.server;
    const offer = anOffer({ companyName: 'Dhruvanta Pay', fixed: 2_350_000 });
    const { id } = (await author.post('/api/feed/v1/salary', offer, { 'idempotency-key': randomUUID() })).body;
    await post(author, { salaryIds: [id] });
    const digest = createHash('sha256')
      .update(JSON.stringify(['offer', storedOfferOf(offer)]))
      .digest();
    const kept = `select body ->> 'id' as id from platform.idempotent_answers where fingerprint = $1`;
    const found = await select(database, { id: text }, kept, digest);
    expect(found).toHaveLength(1);
    const digits = (found[0]?.id ?? '').replaceAll('-', '');
    const numbers = Array.from({ length: 20 }, (_, start) => Number.parseInt(digits.slice(start, start + 12), 16));
    const rows = await dump(database, ['persona']);
    expect(rows.filter((row) => row.includes('salary_offers'))).toHaveLength(1);
    for (const needle of [digits, found[0]?.id ?? '', ...numbers.flatMap((one) => [`${one}`, `${one + 1}`])])
      expect(rows.filter((row) => row.includes(needle))).toEqual([]);
  });

  it('lets no answer to anybody else say who somebody is', async () => {
    const { careerStatusId } = (await author.get('/api/user/user/profile')).body;
    const subjects = subjectsOf(postIds[0] ?? '', careerStatusId);
    const readers: readonly Client[] = [world.guest(), voter];
    const secrets = [
      ...identityOf(author),
      persona(author),
      Buffer.from(persona(author), 'hex').toString('base64url'),
      email,
    ];
    for (const operation of allOperations.filter(({ method }) => method === 'get')) {
      for (const reader of readers) {
        const { body } = await makeCall(reader, operation, sampleOf(operation, subjects));
        const text = JSON.stringify(body);
        expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
      }
    }
  });

  it('says no user id even to oneself', async () => {
    const { careerStatusId } = (await voter.get('/api/user/user/profile')).body;
    const subjects = subjectsOf(postIds[0] ?? '', careerStatusId ?? 1);
    for (const operation of allOperations.filter(({ method }) => method === 'get')) {
      const { body } = await makeCall(author, operation, sampleOf(operation, subjects));
      expect(JSON.stringify(body)).not.toContain(author.userId);
      expect(JSON.stringify(body)).not.toContain(persona(author));
    }
  });
});
