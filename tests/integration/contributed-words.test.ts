import { randomUUID } from 'node:crypto';
import { run, select } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bytes, integer, nullable, text } from '@/server/platform/sql-types';
import { describeOnDatabases } from './harness/describe-on-databases';
import { exportOf } from './harness/export-of';
import { aReview } from './harness/told-contributions';
import type { Person, World } from './harness/world';
import { startWorld } from './harness/world';

const benefits = { codes: ['PAID_LEAVE'], text: null, departmentId: null, city: null, isCurrent: true };

describeOnDatabases('contributed words', (on) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(on);
  });
  afterAll(() => world.stop());

  const key = () => ({ 'idempotency-key': randomUUID() });
  const company = 'Vaayuna Technologies';
  async function review(person: Person, change: object = {}, companyName = company): Promise<string> {
    const body = { companyName, review: { ...aReview, ...change } };
    const answer = await person.post('/api/review/reviews', body, key());
    expect([answer.status, answer.body]).toEqual([201, { reviewId: expect.any(String) }]);
    return answer.body.reviewId;
  }
  async function tell(person: Person, change: object = {}, companyName = company): Promise<string> {
    const answer = await person.post('/api/benefits/benefits', { companyName, ...benefits, ...change }, key());
    expect([answer.status, answer.body]).toEqual([201, { reportId: expect.any(String) }]);
    return answer.body.reportId;
  }
  const rowsOf = (ids: readonly string[]) =>
    select(
      world.server.database,
      { row: text },
      `select to_jsonb(r)::text as row from research.reviews r where id = any($1::uuid[])
       union all select to_jsonb(b)::text from research.benefit_reports b where id = any($1::uuid[])`,
      ids,
    );

  it('say nothing in the database of who wrote them, nor that two are by one person, nor at what hour', async () => {
    const { authorship } = world.server;
    const person = await world.user('Charulata Contributor');
    const ids = [
      await review(person),
      await review(person, {}, 'Neelgiri Textiles'),
      await tell(person),
      await tell(person, {}, 'Neelgiri Textiles'),
    ];
    const rows = await rowsOf(ids);
    expect(rows).toHaveLength(4);
    const persona = authorship.personaRef(person.userId);
    const refs = [persona, authorship.voterRef(persona), authorship.inboxRef(persona)].map((ref) =>
      ref.toString('hex'),
    );
    for (const secret of [person.userId, person.realName, ...refs])
      expect(rows.map(({ row }) => row).join('\n')).not.toContain(secret);
    const parsed = rows.map(({ row }) => JSON.parse(row));
    const values = parsed.flatMap(({ author_ref, author_seal, once_ref }) => [author_ref, author_seal, once_ref]);
    expect(new Set(values).size).toBe(values.length);
    // Midnight in India.
    for (const { created_at } of parsed) expect(new Date(created_at).toISOString()).toMatch(/T18:30:00\.000Z$/);
  });

  it('take the place of a change that waits, also once a moderator took the review off', async () => {
    const { database } = world.server;
    const person = await world.user();
    const reviewId = await review(person, {}, 'Neelgiri Textiles');
    const off = `update research.reviews set status = 'REJECTED', edit = '{"rating": 1}', edit_shows_at = now() where id = $1`;
    await run(database, off, reviewId);
    const changed = await person.call('PUT', `/api/review/reviews/${reviewId}`, { body: { ...aReview, rating: 3 } });
    expect(changed.status).toBe(204);
    const [row] = await rowsOf([reviewId]);
    expect(JSON.parse(row?.row ?? '')).toMatchObject({ rating: 3, edit: null, edit_shows_at: null });
  });

  it('that were rejected do not show, and wait for their check again once their author has changed them', async () => {
    const person = await world.user('Charulata Changer');
    const reviewId = await review(person);
    const own = async () => (await person.get('/api/review/own-review?company=vaayuna-technologies')).body.status;
    expect(await own()).toBe('LIVE');
    await run(world.server.database, "update research.reviews set status = 'REJECTED' where id = $1", reviewId);
    expect(await own()).toBe('REJECTED');
    expect((await world.guest().get(`/api/review/reviews/${reviewId}`)).status).toBe(404);
    expect(
      (await person.call('PUT', `/api/review/reviews/${reviewId}`, { body: { ...aReview, rating: 3 } })).status,
    ).toBe(204);
    expect(await own()).toBe('PENDING');
    expect((await world.guest().get(`/api/review/reviews/${reviewId}`)).status).toBe(404);
    // Replaces published reviews only.
    const again = await person.post('/api/review/reviews', { companyName: company, review: aReview }, key());
    expect([again.status, again.body.code]).toEqual([422, 'review_given_already']);
  });

  it('that were being checked, or rejected, are so again once their deletion is taken back', async () => {
    const person = await world.user('Devika Deleter');
    const reviewId = await review(person);
    const path = `/api/review/reviews/${reviewId}`;
    const own = async () => (await person.get('/api/review/own-review?company=vaayuna-technologies')).body?.status;
    for (const status of ['PENDING', 'REJECTED', 'LIVE'] as const) {
      await run(world.server.database, 'update research.reviews set status = $2 where id = $1', reviewId, status);
      expect((await person.call('DELETE', path, {})).status).toBe(204);
      expect(await own()).toBeUndefined();
      expect((await person.post(`${path}/restoration`, undefined)).status).toBe(204);
      expect(await own()).toBe(status);
      expect((await world.guest().get(path)).status).toBe(status === 'LIVE' ? 200 : 404);
    }
  });

  it('are stored once where they come twice at the same time', async () => {
    const person = await world.user('Dvijendra Double');
    const body = { companyName: company, review: aReview };
    const same = key();
    const answers = await Promise.all([1, 2, 3].map(() => person.post('/api/review/reviews', body, same)));
    expect(new Set(answers.map(({ body: { reviewId } }) => reviewId)).size).toBe(1);
    const others = await Promise.all([1, 2].map(() => person.post('/api/review/reviews', body, key())));
    // Both are newer versions; only the last is live.
    expect(others.map(({ status }) => status)).toEqual([201, 201]);
    const ids = [...answers, ...others].map(({ body: { reviewId } }) => reviewId);
    const shown = await Promise.all([...new Set(ids)].map((id) => world.guest().get(`/api/review/reviews/${id}`)));
    expect(shown.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  });

  it('are in the copy of an account, and go with it', async () => {
    const person = await world.user('Esha Eraser');
    const ids = [
      await review(person, { likes: 'Zqlikes of my own and no one else' }),
      await tell(person, { text: 'Zqbenefit' }),
    ];
    const archive = await exportOf(world, person);
    expect(archive.get('reviews.csv')?.toString()).toContain('Zqlikes of my own');
    expect(archive.get('benefits.csv')?.toString()).toContain('Zqbenefit');
    const deletion = { confirmation: 'delete', contributions: 'erase' };
    expect((await person.post('/api/user/user/delete', deletion)).status).toBe(204);
    expect(await rowsOf(ids)).toEqual([]);
  });

  it('stay without a tie to anybody where their user wants that', async () => {
    const person = await world.user('Gauri Giver');
    const id = await review(person);
    const refsOf = async () => {
      const columns = { author_ref: nullable(bytes), once_ref: nullable(bytes) };
      const sql = 'select author_ref, once_ref from research.reviews where id = $1';
      const [row] = await select(world.server.database, columns, sql, id);
      return row;
    };
    const before = await refsOf();
    const deletion = { confirmation: 'delete', contributions: 'unlink' };
    expect((await person.post('/api/user/user/delete', deletion)).status).toBe(204);
    const after = await refsOf();
    expect(after?.once_ref).toBeNull();
    expect(after?.author_ref?.equals(before?.author_ref ?? Buffer.of())).toBe(false);
  });

  it('are in the counts that triggers keep, as a recount has them', async () => {
    const person = await world.user('Harsha Helper');
    const id = await review(person, { rating: 1 });
    await person.call('PUT', `/api/review/reviews/${id}`, { body: { ...aReview, rating: 5 } });
    const deleted = await review(person, {}, 'Neelgiri Textiles');
    expect((await person.call('DELETE', `/api/review/reviews/${deleted}`, {})).status).toBe(204);
    const differing = await select(
      world.server.database,
      { company_id: integer },
      `select f.company_id from research.company_figures f
       cross join lateral (
         select count(*) as n, coalesce(sum(rating), 0) as total from research.reviews r
         where r.company_id = f.company_id and r.status = 'LIVE' and not r.is_held
       ) as reviews
       cross join lateral (
         select count(*) as n from research.benefit_reports b where b.company_id = f.company_id and b.status = 'LIVE' and b.waits_until is null
       ) as reports
       where (f.reviews, f.rating_total, f.reviews_with_benefits) is distinct from (reviews.n, reviews.total, reports.n)`,
    );
    expect(differing).toEqual([]);
  });
});
