import { select } from '@tests/support/sql';
import { testDatabaseKinds } from '@tests/support/test-database';
import { describe, expect, it } from 'vitest';
import { undoImport } from '@/server/import/undo/undo-import';
import { integer, nullable, smallint, text } from '@/server/platform/sql-types';
import { presentJob } from '@/server/services/research/jobs/jobs/job.presenter';
import { jobById } from '@/server/services/research/jobs/jobs/jobs.queries';
import { importerOn } from './harness/import-scene';

const HEAD = 'Designation;Company;City;CTC;Exp;Job Type;Skills;Posted;Link';

const FIRST = `${HEAD}
Data Analyst;Zephyr Looms Pvt Ltd;Bengaluru( Koramangala );50,000-3 Lacs PA;2-5 yrs;Full Time;SQL|C++;12/10/2026;https://jobs.example/7
Data Analyst;zephyr looms;Bangalore;1L;;;;12/10/2026;https://jobs.example/7
Night Watch;Ochre & Daughters;Work from home;₹5,000 a month;ages;;;25/10/2026;
Weaver;TEST;Pune;1.2L;;;;;
Clerk;Ochre & Daughters;Atlantis;--;;;;31/12/2026;
`;

const LATER = `${HEAD}
Data Analyst;Zephyr Looms;Bengaluru;4 LPA;2-5 yrs;Full Time;;14/11/2026;https://jobs.example/7
`;

describe.each(testDatabaseKinds)('npm run import -- jobs on %s', (kind) => {
  const importer = importerOn(kind);
  const importing = async (name: string, content: string) =>
    (await importer.importing(['jobs', importer.fileOf(name, content), '--restart'])).printed;

  const openings = () =>
    select(
      importer.database,
      {
        title: text,
        company: text,
        places: integer,
        work_mode: nullable(text),
        min_ctc: nullable(integer),
        max_ctc: nullable(integer),
        posted_on: text,
        times_posted: smallint,
      },
      `select j.title, c.name as company, cardinality(j.location_ids) as places, j.work_mode, j.min_ctc, j.max_ctc,
         j.posted_on::text as posted_on, j.times_posted
       from research.jobs j join catalog.companies c on c.id = j.company_id order by j.title`,
    );

  const binder = (pay: string, day: string) =>
    `${HEAD}\nBinder;Ochre & Daughters;Pune;${pay};;;;${day}/11/2026;https://jobs.example/binder\n`;
  const payOfBinder = async () => {
    const [{ id } = { id: '' }] = await select(
      importer.database,
      { id: text },
      `select id::text as id from research.jobs where title = 'Binder'`,
    );
    const [row] = await importer.database.query(jobById, id);
    return row && presentJob(row, Date.UTC(2026, 10, 20)).compensation;
  };

  const importOf = (printed: string) => Number(/It is import (\d+)/.exec(printed)?.[1]);

  const analyst = { title: 'Data Analyst', company: 'Zephyr Looms Pvt Ltd', places: 1, work_mode: null };
  const others = [
    { title: 'Clerk', company: 'Ochre & Daughters', places: 0, work_mode: null, min_ctc: null, max_ctc: null },
    {
      title: 'Night Watch',
      company: 'Ochre & Daughters',
      places: 0,
      work_mode: 'remote',
      min_ctc: 60_000,
      max_ctc: 60_000,
    },
  ];

  it('takes what it can read, and says what it left out; the same file again changes nothing', async () => {
    const printed = await importing('first.csv', FIRST);
    expect(printed).toContain(
      '5 rows: 3 added, 0 updated, 0 unchanged, 1 repeat another row, 1 refused, 3 values left out',
    );
    const rows = await openings();
    expect(rows).toMatchObject([
      // Future days do not match freshness filters.
      { ...others[0], posted_on: '2026-10-20' },
      { ...analyst, min_ctc: 50_000, max_ctc: 300_000, posted_on: '2026-10-12', times_posted: 1 },
      { ...others[1], posted_on: '2026-10-25' },
    ]);
    expect(await importing('again.csv', FIRST)).toContain('0 added, 0 updated, 3 unchanged');
    expect(await openings()).toEqual(rows);
  });

  it('a later day makes an opening posted again, with the newer pay', async () => {
    expect(await importing('later.csv', LATER)).toContain('1 rows: 0 added, 1 updated');
    expect((await openings())[1]).toMatchObject({
      ...analyst,
      min_ctc: 400_000,
      max_ctc: 400_000,
      posted_on: '2026-11-14',
      times_posted: 2,
    });
  });

  it('shows no pay that is too little for a year and says no time', async () => {
    const rows = [
      'Porter;Ochre & Daughters;Pune;₹12,000;;;;1/11/2026;',
      'Porter;Ochre & Daughters;Goa;₹2,000 a month;;;;1/11/2026;',
    ];
    const printed = await importing('little.csv', `${HEAD}\n${rows.join('\n')}\n`);
    expect(printed).toContain('has no period, and is too low for a year');
    const pay = (await openings()).flatMap(({ title, min_ctc }) => (title === 'Porter' ? [min_ctc] : []));
    expect(new Set(pay)).toEqual(new Set([null, 24_000]));
  });

  it('takes a limit for the most that is paid, also where an older file had more', async () => {
    expect(await importing('range.csv', binder('₹6,00,000 - ₹9,00,000 a year', '1'))).toContain('1 added');
    expect(await importing('limit.csv', binder('Up to ₹35,000 a month', '2'))).toContain('1 updated');
    expect(await payOfBinder()).toEqual({ minCtc: null, maxCtc: 420_000, currency: 'INR' });
  });

  it('takes a lower limit for the least that is paid, which a newer file and an undo replace whole', async () => {
    expect(await importing('from.csv', binder('From ₹50,000 a month', '3'))).toContain('1 updated');
    expect(await payOfBinder()).toEqual({ minCtc: 600_000, maxCtc: null, currency: 'INR' });
    expect(await importing('none.csv', binder('', '4'))).toContain('1 updated');
    expect(await payOfBinder()).toEqual({ minCtc: 600_000, maxCtc: null, currency: 'INR' });
    const printed = await importing('plus.csv', binder('15 LPA+', '5'));
    expect(await payOfBinder()).toEqual({ minCtc: 1_500_000, maxCtc: null, currency: 'INR' });
    const latest = await importing('upto.csv', binder('0-8 LPA', '6'));
    expect(await payOfBinder()).toEqual({ minCtc: null, maxCtc: 800_000, currency: 'INR' });
    await undoImport(importer.database, importOf(latest), () => undefined);
    expect(await payOfBinder()).toEqual({ minCtc: 1_500_000, maxCtc: null, currency: 'INR' });
    await undoImport(importer.database, importOf(printed), () => undefined);
    expect(await payOfBinder()).toEqual({ minCtc: 600_000, maxCtc: null, currency: 'INR' });
  });

  it('takes titles with shortened words, which are no texts of two sentences', async () => {
    const file =
      'Designation;Company;Posted\nSr. Data Weaver;Ochre Mills;2/1/2026\nAsst. Loom Manager;Ochre Mills;3/1/2026\n';
    expect(await importing('shortened.csv', file)).toContain('2 rows: 2 added, 0 updated');
    const titles = (await openings()).map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Sr. Data Weaver', 'Asst. Loom Manager']));
  });

  it('takes the least and the most years from columns of their own, and the least alone as so many or more', async () => {
    const years = () =>
      select(
        importer.database,
        { title: text, least: nullable(smallint), most: nullable(smallint) },
        `select title, min_experience as least, max_experience as most from research.jobs where title like 'Fuller%' order by title`,
      );
    const both = [
      'Title,Company,Min Experience,Max Experience',
      'Fuller A,Ochre Mills,2,5',
      'Fuller B,Ochre Mills,2,',
      'Fuller C,Ochre Mills,,3 years',
      'Fuller D,Ochre Mills,4,0',
      'Fuller E,Ochre Mills,,',
    ];
    expect(await importing('both.csv', `${both.join('\n')}\n`)).toContain(
      'mostExperience is less than the least years',
    );
    await importing('least.csv', 'Title,Company,minimumExperience\nFuller F,Ochre Mills,3\nFuller G,Ochre Mills,1-3\n');
    expect(await years()).toEqual([
      { title: 'Fuller A', least: 2, most: 5 },
      { title: 'Fuller B', least: 2, most: 60 },
      { title: 'Fuller C', least: 0, most: 3 },
      { title: 'Fuller D', least: 4, most: 60 },
      { title: 'Fuller E', least: null, most: null },
      { title: 'Fuller F', least: 3, most: 60 },
      { title: 'Fuller G', least: 1, most: 3 },
    ]);
  });
});
