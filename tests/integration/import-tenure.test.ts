import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { select } from '@tests/support/sql';
import { testDatabaseKinds } from '@tests/support/test-database';
import { describe, expect, it } from 'vitest';
import { integer, jsonb, nullable, text } from '@/server/platform/sql-types';
import { importerOn } from './harness/import-scene';

const HEAD =
  'Report Id,Company,Joined,Left,Reported On,Department,Job Title,City,Offer,Bond,Exit,Notice Days,Relieving Letter,Settlement Days';
const row = (id: number, cells: string) =>
  `stay-${id * 7}k,Zephyr,2023-Q2,2026-Q1,2026-04-10,Design,Software Engineer,Kochi,${cells}`;
const GOOD = Array.from({ length: 5 }, (_, n) => row(n, 'Kept,₹1 lakh,Resigned,60,On the last day,34')).join('\n');

describe.each(testDatabaseKinds)('facts on joining and leaving are imported on %s', (kind) => {
  const importer = importerOn(kind);
  const importing = async (name: string, content: string) =>
    (await importer.importing(['tenure', importer.fileOf(name, content)])).printed;
  const reports = () =>
    select(
      importer.database,
      {
        company: text,
        joined: text,
        ended: nullable(text),
        told: text,
        department: nullable(text),
        title: nullable(text),
        city: nullable(text),
        answers: jsonb<Readonly<Record<string, string>>>(),
      },
      `select c.name as company, joined::text, ended::text, told::text, d.name as department, j.name as title, l.name as city, answers
       from research.tenure_reports t join catalog.companies c on c.id = t.company_id left join catalog.departments d on d.id = t.department_id
       left join catalog.job_profiles j on j.id = t.job_profile_id left join catalog.locations l on l.id = t.location_id order by told, joined, answers::text`,
    );

  it('from CSV, in quarters and bands, and count once five are there', async () => {
    expect(await importing('stays.csv', `${HEAD}\n${GOOD}\n`)).toContain('5 rows: 5 added');
    expect((await reports())[0]).toMatchObject({
      ...{ company: 'Zephyr', joined: '2023-04-01', ended: '2026-01-01', told: '2026-04-01' },
      ...{ title: 'Software Engineer', city: 'Kochi' },
      answers: {
        ...{ offer: 'KEPT', bond: 'UP_TO_1', exit: 'RESIGNED', noticeDays: 'UP_TO_60' },
        ...{ relievingLetter: 'LAST_DAY', settlement: 'UP_TO_60' },
      },
    });
    const figures = await select(
      importer.database,
      { question: text, count: integer },
      `select question, count from research.tenure_figures where grouping = 'company' order by question`,
    );
    expect(figures).toEqual(
      ['bond', 'exit', 'noticeDays', 'offer', 'relievingLetter', 'settlement'].map((question) => ({
        question,
        count: 5,
      })),
    );
  });

  it('from JSON, the same stay of one id once, as the newest file has it', async () => {
    const stay = {
      'report id': 'stay-7x',
      company: 'Zephyr',
      joined: 'May 2024',
      'how it ended': 'still there',
      buyback: 'no',
    };
    expect(await importing('one.json', JSON.stringify([stay]))).toContain('1 rows: 1 added');
    expect(await importing('two.json', JSON.stringify([{ ...stay, buyback: 'yes' }]))).toContain('0 added, 1 updated');
    const [found] = (await reports()).filter(({ joined }) => joined === '2024-04-01');
    expect(found).toMatchObject({
      ended: null,
      told: '2024-04-01',
      department: null,
      answers: { exit: 'STILL_THERE', buyback: 'YES' },
    });
  });

  it('without what a file does not say, and with the reason of every row that is refused', async () => {
    const before = (await reports()).length;
    const file = importer.fileOf(
      'odd.csv',
      [
        HEAD,
        row(20, 'Kept,2,Resigned,60,On the last day,4'),
        'stay-21x,Zephyr,2023-Q2,,2026-04-10,,,,Kept,No bond,Still there,60,Refused,34',
        'stay-22x,Zephyr,2023,2026-Q1,2026-04-10,,,,Kept,,Resigned,60,,34',
        'stay-23x,Zephyr,2026-Q1,2023-Q1,2026-04-10,,,,Kept,,Resigned,60,,34',
        'stay-24x,Zephyr,2023-Q2,2026-Q1,2026-04-10,Levitation,Wizard of Oz,Atlantis,,,,,,soon',
        'stay-25x,Zephyr,2023-Q2,2026-Q1,2026-04-10,Levitation,Wizard of Oz,Atlantis,Kept,,,,,',
        '',
      ].join('\n'),
    );
    const said = join(importer.folder, 'odd.report.csv');
    const { printed } = await importer.importing(['tenure', file, '--yes=half,constant', '--report', said]);
    const report = readFileSync(said, 'utf8');
    expect(printed).toContain('6 rows: 2 added');
    const added = (await reports()).slice(before);
    expect(added).toHaveLength(2);
    for (const reason of [
      'has no unit (rupees or lakh)',
      'may be two working days or more',
      'has a year, but no month',
      'contradicts what the row says elsewhere',
      'has a last day before joining',
      'has no answer that can be read',
      'names no known city',
      'is not a job title of the list',
      'is not a department of the list',
    ])
      expect(report).toContain(reason);
  });

  it('and not where a number has no unit', async () => {
    const lines = Array.from({ length: 6 }, (_, n) => `Zephyr,2023-Q${(n % 4) + 1},${n + 1}`);
    await expect(importing('plain.csv', `Company,Joined,Notice Period\n${lines.join('\n')}\n`)).rejects.toThrow(
      /without a unit|needs one of/,
    );
  });
});
