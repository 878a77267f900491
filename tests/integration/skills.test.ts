import { randomUUID } from 'node:crypto';
import { insertJob } from '@tests/contract/harness/seed-jobs';
import { insertRow, run, select } from '@tests/support/sql';
import type { DisposableDatabase } from '@tests/support/test-database';
import { openDatabaseOn, testDatabaseKinds } from '@tests/support/test-database';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import { arrayOf, boolean, integer, text } from '@/server/platform/sql-types';
import { loadCatalogue } from './harness/catalogue';

const WRITTEN = ['JavaScript', 'js', 'ECMAScript', 'Fortran', 'F77', 'C++', 'Weaving', 'weaving', '?!'];
const someNames = fc.subarray(WRITTEN);
const someText = fc.constantFrom('why looms', 'what is a heddle');

const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('opening' as const), names: someNames, daysAgo: fc.constantFrom(1, 119, 130) }),
    fc.record({ kind: fc.constant('question' as const), names: someNames, asked: someText }),
    fc.record({ kind: fc.constant('change' as const), names: someNames }),
    fc.record({ kind: fc.constant('reword' as const), asked: someText }),
    fc.record({ kind: fc.constant('alias' as const), names: fc.subarray(['F77', 'Weaving', 'Fortran 90']) }),
    fc.record({ kind: fc.constant('remove' as const), isOpening: fc.boolean() }),
  ),
  { minLength: 4, maxLength: 14 },
);

describe.each(testDatabaseKinds)('counts of skills on %s', (kind) => {
  let disposable: DisposableDatabase;
  beforeAll(async () => {
    disposable = await openDatabaseOn(kind);
    await loadCatalogue(disposable.database);
  });
  afterAll(async () => {
    await disposable.database.close();
    await disposable.drop();
  });

  it('equal a recount after openings, questions and names of skills change, whatever name of a skill was written', async () => {
    const { database } = disposable;
    await fc.assert(
      fc.asyncProperty(steps, async (script) => {
        for (const step of script) {
          if (step.kind === 'opening') {
            const { names: skills, daysAgo } = step;
            await insertJob(database, { title: 'Weaver', company: 'Neelgiri Textiles', skills, daysAgo }, Date.now());
          } else if (step.kind === 'question') await addQuestion(step.names, step.asked);
          else if (step.kind === 'change') {
            await run(database, 'update research.jobs set skills = $1', step.names);
            await run(database, 'update research.interview_questions set skills = $1', step.names);
          } else if (step.kind === 'reword') {
            await run(database, 'update research.interview_questions set text_key = $1', step.asked);
          } else if (step.kind === 'alias') {
            await run(database, `update catalog.skills set aliases = $1 where name = 'Fortran'`, step.names);
          } else {
            const table = step.isOpening ? 'jobs' : 'interview_questions';
            await run(database, `delete from research.${table} where id = (select id from research.${table} limit 1)`);
          }
          await expectRecounted();
        }
        await run(database, 'delete from research.jobs');
        await run(database, 'delete from research.interview_questions');
        await expectRecounted();
      }),
      { numRuns: 8 },
    );
  });

  async function addQuestion(names: readonly string[], asked: string): Promise<void> {
    const id = randomUUID();
    const own = { id, slug: id, text_key: asked, text: 'Why looms?', company_id: 2 };
    await insertRow(disposable.database, 'research.interview_questions', { ...own, skills: names });
  }

  async function expectRecounted(): Promise<void> {
    const { database } = disposable;
    const known = await select(
      database,
      { name: text, aliases: arrayOf(text) },
      'select name, aliases from catalog.skills order by id',
    );
    const slugIn = (written: string): string => {
      const own = known.find(({ name, aliases }) =>
        [name, ...aliases].some((one) => one.toLowerCase() === written.toLowerCase()),
      );
      return urlNameOf(own?.name ?? written);
    };
    const counts = new Map<string, { slug: string; jobs: number; questions: number }>();
    const countOf = (slug: string) => {
      const count = counts.get(slug) ?? { slug, jobs: 0, questions: 0 };
      counts.set(slug, count);
      return count;
    };
    const slugsOf = (skills: readonly string[]) => new Set(skills.map(slugIn).filter((slug) => slug !== ''));
    const jobs = await select(
      database,
      { skills: arrayOf(text), is_listed: boolean },
      `select skills, posted_on >= current_date - 120 as is_listed from research.jobs`,
    );
    for (const { skills } of jobs.filter(({ is_listed }) => is_listed))
      for (const slug of slugsOf(skills)) countOf(slug).jobs += 1;
    const questions = await select(
      database,
      { skills: arrayOf(text), text_key: text },
      'select skills, text_key from research.interview_questions',
    );
    // What several companies ask is one question.
    const apart = new Set(
      questions.flatMap(({ skills, text_key }) => [...slugsOf(skills)].map((slug) => `${slug} ${text_key}`)),
    );
    for (const one of apart) countOf(String(one.split(' ')[0])).questions += 1;
    expect(
      await select(
        database,
        { slug: text, jobs: integer, questions: integer },
        'select slug, jobs, questions from research.skill_counts where jobs + questions <> 0 order by slug collate "C"',
      ),
    ).toEqual([...counts.values()].toSorted((one, other) => (one.slug < other.slug ? -1 : 1)));
  }
});
