import { select } from '@tests/support/sql';
import { testDatabaseKinds } from '@tests/support/test-database';
import { describe, expect, it } from 'vitest';
import { boolean, integer, nullable, smallint, text } from '@/server/platform/sql-types';
import { importerOn } from './harness/import-scene';

const INTERVIEWS = `Interview Date,Role Applied For,Candidate,Offer,Experience,Difficulty,Application,Process,Questions Asked
5 Feb 2026,Software Engineer Interview,Anonymous in Kochi,No Offer,Positive Experience,Average Interview,I applied online. The process took 2 weeks.,"Two rounds.
All&nbsp;fair.","1. Why do you want this?
2) Merge two sorted lists
Don't remember"
6 Mar 2026,Nurse Interview,Anonymous,Accepted Offer,Negative Experience,Difficult Interview,I interviewed there,Short and rude.,why do you want THIS
7 Mar 2026,Nurse Interview,Anonymous,Accepted Offer,,,,,
`;

describe.each(testDatabaseKinds)('interviews are imported on %s', (kind) => {
  const importer = importerOn(kind);
  const importing = async (name: string, content: string) =>
    (await importer.importing(['interviews', importer.fileOf(name, content), '--restart'])).printed;

  it('of the company in the name of the file, with their questions, each once for its company', async () => {
    await expect(importing('glassdoor_zephyr_2.csv', INTERVIEWS)).rejects.toThrow(
      'contains "Zephyr", which is not a known company',
    );
    await importer.importing(['companies', importer.fileOf('known.csv', 'company\nZephyr\n')]);
    const printed = await importing('glassdoor_zephyr_2.csv', INTERVIEWS);
    expect(printed).toContain('3 rows: 2 added, 0 updated, 0 unchanged, 0 repeat another row, 1 refused');
    const reports = await select(
      importer.database,
      {
        company: text,
        role: nullable(text),
        city: nullable(text),
        outcome: nullable(text),
        difficulty: nullable(smallint),
        is_fair: nullable(boolean),
        days: nullable(smallint),
        applied: nullable(text),
        story: text,
      },
      `select c.name as company, j.name as role, l.name as city, outcome, difficulty, is_fair, days, applied_through as applied, story
       from research.interviews i join catalog.companies c on c.id = i.company_id left join catalog.job_profiles j on j.id = i.job_profile_id
       left join catalog.locations l on l.id = i.location_id order by i.month`,
    );
    expect(reports).toEqual([
      {
        company: 'Zephyr',
        role: 'Software Engineer',
        city: 'Kochi',
        outcome: 'noOffer',
        difficulty: 2,
        is_fair: true,
        days: 14,
        applied: 'applied online',
        story: 'Two rounds.\nAll fair.',
      },
      {
        company: 'Zephyr',
        role: 'Nurse',
        city: null,
        outcome: 'offer',
        difficulty: 3,
        is_fair: false,
        days: null,
        applied: null,
        story: 'Short and rude.',
      },
    ]);
    const questions = await select(
      importer.database,
      { text, asked: integer },
      'select text, asked from research.interview_questions order by asked desc, text',
    );
    expect(questions).toEqual([
      { text: 'Why do you want this?', asked: 2 },
      { text: 'Merge two sorted lists', asked: 1 },
    ]);
  });

  it('once, however often', async () => {
    expect(await importing('glassdoor_zephyr_2.csv', INTERVIEWS)).toContain('3 rows: 0 added, 0 updated, 2 unchanged');
  });

  it('of which most say the same of how they applied', async () => {
    const rows = Array.from(
      { length: 40 },
      (_, row) => `Alike,2 Mar 2026,I applied online. I interviewed at Alike,Round ${row} was about looms and dyes`,
    );
    const file = importer.fileOf('alike.csv', ['Company,Date,Application,Process', ...rows, ''].join('\n'));
    const { printed } = await importer.importing(['interviews', file]);
    expect(printed).toContain('40 rows: 40 added');
    const applied = await select(
      importer.database,
      { applied: nullable(text) },
      `select distinct applied_through as applied from research.interviews i join catalog.companies c on c.id = i.company_id where c.name = 'Alike'`,
    );
    expect(applied).toEqual([{ applied: 'applied online' }]);
  });

  it('whose values have line breaks, which the summary shows in one line', async () => {
    const rows = Array.from(
      { length: 4 },
      (_, row) => `Broken,${row + 1} Mar 2026,"No\nOffer",Round ${row} about looms`,
    );
    const file = importer.fileOf('broken.csv', ['Company,Date,Offer,Process', ...rows, ''].join('\n'));
    const { printed } = await importer.importing(['interviews', file]);
    expect(printed).toContain('as in No Offer (4 of 4 rows; 100 % No Offer)');
  });

  it('without texts by which a person can be reached', async () => {
    const file = importer.fileOf(
      'reached.csv',
      `Company,Date,Offer,Process,Questions
Reached,2 Mar 2026,No Offer,Write to rani.k@gmail.com for the answers,Why looms and why dyes?
Reached,3 Mar 2026,No Offer,They wrote from careers@reached.example and paid 12 50 000,Call 98450 12345 for the paper
`,
    );
    const { printed } = await importer.importing(['interviews', file]);
    expect(printed).toContain('2 rows: 2 added');
    expect(printed).toContain('story has a phone number or an address of a person');
    expect(printed).toContain('questions has a phone number or an address of a person');
    const told = await select(
      importer.database,
      { story: text, questions: integer },
      `select i.story, (select count(*)::integer from research.interview_asked a where a.interview_id = i.id) as questions
       from research.interviews i join catalog.companies c on c.id = i.company_id where c.name = 'Reached' order by i.month, i.story`,
    );
    expect(told).toEqual([
      { story: '', questions: 1 },
      { story: 'They wrote from careers@reached.example and paid 12 50 000', questions: 0 },
    ]);
  });
});
