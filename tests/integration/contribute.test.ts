import { randomUUID } from 'node:crypto';
import { select } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bytes, integer, nullable, text, uuid } from '@/server/platform/sql-types';
import { describeOnDatabases } from './harness/describe-on-databases';
import { exportOf } from './harness/export-of';
import { anInterview, aSalary } from './harness/told-contributions';
import type { Person, World } from './harness/world';
import { startWorld } from './harness/world';

describeOnDatabases('contributions', (on) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(on);
  });
  afterAll(() => world.stop());

  const key = () => ({ 'idempotency-key': randomUUID() });
  async function tell(person: Person, change: object = {}): Promise<string> {
    const { status, body } = await person.post('/api/interviews/interviews', { ...anInterview, ...change }, key());
    expect([status, body]).toEqual([201, { interviewId: expect.any(String) }]);
    return body.interviewId;
  }
  async function give(person: Person, change: object = {}): Promise<string> {
    const { status, body } = await person.post('/api/salary/salaries', { ...aSalary, ...change }, key());
    expect([status, body]).toEqual([201, { salaryId: expect.any(String) }]);
    return body.salaryId;
  }

  const salaryColumns = { author_ref: nullable(bytes), once_ref: nullable(bytes) };
  const salariesWith = (ids: readonly string[]) =>
    select(
      world.server.database,
      salaryColumns,
      'select author_ref, once_ref from research.salaries where id = any($1::uuid[])',
      ids,
    );

  it('say nothing in the database of who wrote them, nor that two are by one person, nor of the day', async () => {
    const { database, authorship } = world.server;
    const person = await world.user('Charulata Contributor');
    const salaries = [await give(person), await give(person, { jobProfile: 'Nurse' })];
    const interviews = [await tell(person), await tell(person, { companyName: 'Neelgiri Textiles' })];
    const persona = authorship.personaRef(person.userId);
    const rows = await select(
      database,
      { row: text },
      `select to_jsonb(s)::text as row from research.salaries s where id = any($1::uuid[])
       union all select to_jsonb(i)::text from research.interviews i where id = any($2::uuid[])`,
      salaries,
      interviews,
    );
    expect(rows).toHaveLength(4);
    const told = rows.map(({ row }) => row).join('\n');
    const secrets = [persona, authorship.voterRef(persona), authorship.inboxRef(persona)].map((ref) =>
      ref.toString('hex'),
    );
    for (const secret of [person.userId, person.realName, ...secrets]) expect(told).not.toContain(secret);
    const refs = rows.flatMap(({ row }) => {
      const { author_ref, author_seal, once_ref } = JSON.parse(row);
      return [author_ref, author_seal, once_ref];
    });
    expect(new Set(refs).size).toBe(refs.length);
    const moments = await select(
      database,
      { name: text },
      `select column_name::text as name from information_schema.columns
       where table_schema = 'research' and table_name in ('salaries', 'interviews') and data_type like 'timestamp%'`,
    );
    expect(moments).toEqual([]);
    const months = await select(
      database,
      { days: integer },
      'select distinct extract(day from month)::int as days from research.salaries where id = any($1::uuid[])',
      salaries,
    );
    expect(months).toEqual([{ days: 1 }]);
  });

  it('are stored once where the same comes twice at the same time', async () => {
    const person = await world.user('Dvijendra Double');
    const same = key();
    const answers = await Promise.all(
      [1, 2, 3].map(() => person.post('/api/salary/salaries', { ...aSalary, jobProfile: 'Engineering Manager' }, same)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.salaryId)).size).toBe(1);
    const others = await Promise.all(
      [1, 2].map(() => person.post('/api/salary/salaries', { ...aSalary, jobProfile: 'Nurse' }, key())),
    );
    expect(others.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  });

  it('are not brought back once the same is told again', async () => {
    const person = await world.user('Tanvi Twice');
    for (const [kind, id, again] of [
      ['interview', await tell(person), () => tell(person)],
      ['salary', await give(person), () => give(person)],
    ] as const) {
      const path = `/api/user/user/contributions/${kind}/${id}`;
      expect((await person.call('DELETE', path, {})).status).toBe(204);
      await again();
      const { status, body } = await person.post(`${path}/restoration`, undefined);
      expect([status, body.code]).toEqual([409, 'contribution_told_again']);
    }
  });

  it('are in the copy of an account, and go with it; a question that only its user was asked goes too', async () => {
    const { database } = world.server;
    const person = await world.user('Esha Eraser');
    const other = await world.user('Firoz Fellow');
    const salaryId = await give(person, { fixedSalary: { lakhs: 13, thousand: 35 } });
    const [alone, shared] = ['What is asked of nobody else?', 'What is asked of both of us?'];
    const rounds = [{ name: 'Panel', minutes: null, questions: [alone, shared] }];
    await tell(person, { month: '2025-03', rounds, story: 'Zqstory of my own' });
    await tell(other, { month: '2025-03', rounds: [{ ...rounds[0], questions: [shared] }] });
    const archive = await exportOf(world, person);
    expect(archive.get('salaries.csv')?.toString()).toContain('1335000');
    expect(archive.get('interviews.csv')?.toString()).toContain('Zqstory of my own');
    expect(archive.get('interviews.csv')?.toString()).toContain(alone);
    const deletion = { confirmation: 'delete', contributions: 'erase' };
    expect((await person.post('/api/user/user/delete', deletion)).status).toBe(204);
    expect(await salariesWith([salaryId])).toEqual([]);
    const left = await select(
      database,
      { text, reports: integer },
      `select q.text, count(a)::integer as reports from research.interview_questions q
       left join research.interview_asked a on a.question_id = q.id where q.text = any($1::text[]) group by q.text`,
      [alone, shared],
    );
    expect(left).toEqual([{ text: shared, reports: 1 }]);
  });

  it('stay without a tie to anybody where their user wants that', async () => {
    const person = await world.user('Gauri Giver');
    const salaryId = await give(person);
    const [before] = await salariesWith([salaryId]);
    const deletion = { confirmation: 'delete', contributions: 'unlink' };
    expect((await person.post('/api/user/user/delete', deletion)).status).toBe(204);
    const [after] = await salariesWith([salaryId]);
    expect(after?.once_ref).toBeNull();
    expect(after?.author_ref?.equals(before?.author_ref ?? Buffer.of())).toBe(false);
  });

  it('are in the counts that triggers keep', async () => {
    const { database } = world.server;
    const differing = await select(
      database,
      { company_id: integer },
      `select f.company_id from research.company_figures f where f.interviews <> (select count(*) from research.interviews i where i.company_id = f.company_id and i.waits_until is null)
       or f.questions <> (select count(*) from research.interview_questions q where q.company_id = f.company_id)`,
    );
    expect(differing).toEqual([]);
    const miscounted = await select(
      database,
      { id: uuid },
      `select q.id from research.interview_questions q
       where q.asked <> (select count(*) from research.interview_asked a join research.interviews i on i.id = a.interview_id
         where a.question_id = q.id and i.waits_until is null)`,
    );
    expect(miscounted).toEqual([]);
  });
});
