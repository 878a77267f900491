import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { select } from '@tests/support/sql';
import { testDatabaseKinds } from '@tests/support/test-database';
import { describe, expect, it } from 'vitest';
import { boolean, integer, nullable, text } from '@/server/platform/sql-types';
import { importerOn } from './harness/import-scene';

const SALARIES = `Company,Job Title,CTC,Base,Bonus,Location,YOE,Date
Zephyr Looms Pvt Ltd,SOFTWARE ENGINEER,"₹12,00,000","₹10,00,000",--,"Bangalore, Karnataka",5 yrs,15/03/2026
Zephyr Looms,Softwere Engineer,9 LPA,,50000,Pune/Mumbai,Fresher,2026-04
Zephyr Looms,Loom Whisperer,"50,000-70,000 a month",,,Nowhere,3-5 years,Mar 2026
TEST,Software Engineer,9 LPA,,,,,2026-04
Zephyr Looms,N/A,9 LPA,,,,,2026-04
Zephyr Looms,Nurse,$90000,,,,,2026-04
Zephyr Looms,Nurse,9,,,,,2026-04
Zephyr Looms,Nurse,--,,,,,2026-04
`;

describe.each(testDatabaseKinds)('salaries are imported on %s', (kind) => {
  const importer = importerOn(kind);
  const importing = async (name: string, content: string) =>
    (await importer.importing(['salaries', importer.fileOf(name, content), '--restart'])).printed;

  const columns = {
    title: text,
    city: nullable(text),
    experience: nullable(integer),
    month: text,
    fixed: integer,
    variable: integer,
    reports: integer,
    counted: boolean,
  };
  const stored = () =>
    select(
      importer.database,
      columns,
      `select j.name as title, l.name as city, s.experience::int as experience, to_char(s.month, 'YYYY-MM') as month, fixed, variable, reports,
         exists (select from research.salary_snapshots where imported > 0) as counted
       from research.salaries s join catalog.job_profiles j on j.id = s.job_profile_id left join catalog.locations l on l.id = s.location_id
       order by s.fixed desc`,
    );

  it('with pay in any writing, titles and cities by their usual names, and figures that follow at once', async () => {
    const printed = await importing('salaries.csv', SALARIES);
    expect(printed).toContain(
      '8 rows: 3 added, 0 updated, 0 unchanged, 0 repeat another row, 5 refused, 2 values left out',
    );
    expect(await stored()).toEqual([
      {
        title: 'Software Engineer',
        city: 'Bengaluru',
        experience: 5,
        month: '2026-03',
        fixed: 1_000_000,
        variable: 200_000,
        reports: 1,
        counted: true,
      },
      {
        title: 'Software Engineer',
        city: 'Pune',
        experience: 0,
        month: '2026-04',
        fixed: 850_000,
        variable: 50_000,
        reports: 1,
        counted: true,
      },
      {
        title: 'Loom Whisperer',
        city: null,
        experience: null,
        month: '2026-03',
        fixed: 720_000,
        variable: 0,
        reports: 1,
        counted: true,
      },
    ]);
  });

  it('once, however often', async () => {
    expect(await importing('again.csv', SALARIES)).toContain('8 rows: 0 added, 0 updated, 3 unchanged');
  });

  it('of interns as pay of their own kind, whether the title or a column says it', async () => {
    const rows = [
      'Company,Job Title,CTC,Employment Status',
      'Zephyr Looms,Software Engineer,9.1 LPA,Full Time',
      'Zephyr Looms,Software Engineer,2.1 LPA,Intern',
      'Zephyr Looms,Software Engineer Intern,2.2 LPA,',
      'Zephyr Looms,Software Engineer,3.1 LPA,Contractor',
      'Zephyr Looms,Software Engineer,₹500 an hour,Contractor',
      'Zephyr Looms,Software Engineer,₹600 an hour,',
      'Zephyr Looms,Software Engineer,"₹3,000 a day",',
    ];
    expect(await importing('kinds.csv', `${rows.join('\n')}\n`)).toContain(
      'is paid by the day or hour, without a kind of work',
    );
    const kinds = `select employment, fixed from research.salaries where fixed in (910000, 210000, 220000, 310000, 1040000, 1248000, 780000) order by fixed`;
    expect(await select(importer.database, { employment: text, fixed: integer }, kinds)).toEqual([
      { employment: 'intern', fixed: 210_000 },
      { employment: 'intern', fixed: 220_000 },
      { employment: 'contractual', fixed: 310_000 },
      { employment: 'fulltime', fixed: 910_000 },
      { employment: 'contractual', fixed: 1_040_000 },
    ]);
    expect(await importing('kinds-again.csv', `${rows.join('\n')}\n`)).toContain('0 added, 0 updated, 5 unchanged');
  });

  it('a newer average takes the place of the older, in lakh where nobody could be paid so little', async () => {
    const averages = (pay: number) =>
      `[{"company":"Ochre","designation":"Nurse","avg salary":${pay},"salaries reported":12}]`;
    expect(await importing('averages.json', averages(3.4))).toContain('1 rows: 1 added');
    expect(await importing('newer.json', averages(3.6))).toContain('1 rows: 0 added, 1 updated');
    // Without a month it is not among the newest.
    expect((await stored()).find(({ title }) => title === 'Nurse')).toMatchObject({
      title: 'Nurse',
      fixed: 360_000,
      reports: 12,
      month: '1900-01',
    });
  });

  it('of a range of experience in the band that holds all of it, else in none, and each range as a row of its own', async () => {
    const averages = [
      'Company,Job Title,Salary,Salaries Reported,Experience',
      'Ochre,Loom Tuner,4 LPA,12,1-5 years',
      'Ochre,Loom Tuner,6 LPA,12,4-6 years',
      'Ochre,Loom Tuner,8 LPA,12,6-10 years',
      'Ochre,Loom Tuner,9 LPA,12,15+ years',
    ];
    const file = `${averages.join('\n')}\n`;
    expect(await importing('ranges.csv', file)).toContain('4 rows: 4 added');
    const tuners = async () =>
      (await stored())
        .filter(({ title }) => title === 'Loom Tuner')
        .map(({ fixed, experience }) => [fixed, experience]);
    expect(await tuners()).toEqual([
      [900_000, 15],
      [800_000, null],
      [600_000, 4],
      [400_000, null],
    ]);
    expect(await importing('ranges-again.csv', file)).toContain('0 added, 0 updated, 4 unchanged');
    expect(await importing('ranges-newer.csv', file.replace('4 LPA', '4.4 LPA'))).toContain('0 added, 1 updated');
    expect((await tuners())[3]).toEqual([440_000, null]);
  });

  it('never in a part that is of another currency or of several years, nor in an amount that fits no unit of its file', async () => {
    const rows = [
      'Company,Job Title,Base,Bonus,Stock,Date',
      'Ochre,Glazier,9 LPA,,$80k,2026-03',
      'Ochre,Glazier,9.1 LPA,$5k,,2026-03',
      'Ochre,Glazier,9.2 LPA,,40L over 4 years,2026-03',
      'Ochre,Glazier,9.3 LPA,,40L/4 yrs,2026-03',
      'Ochre,Glazier,20 LPA,,1L,2026-03',
      'Ochre,Glazier,21 LPA,1L,,2026-03',
    ];
    expect(await importing('parts.csv', `${rows.join('\n')}\n`)).toContain('6 rows: 4 added');
    const lakhs = [
      'Company,Job Title,CTC,Date',
      ...['8.5', '10', '11', '12', '45000', '1250000'].map((pay) => `Ochre,Cooper,${pay},2026-03`),
    ];
    expect(await importing('lakhs.csv', `${lakhs.join('\n')}\n`)).toContain('6 rows: 5 added');
    const thousands = [
      'Company,Job Title,CTC,Date',
      ...['45k', '60k a month', '90-95K'].map((pay) => `Ochre,Cooper,${pay},2026-03`),
    ];
    expect(await importing('thousands.csv', `${thousands.join('\n')}\n`)).toContain('3 rows: 1 added');
    const paid = `select s.fixed, s.variable, s.stock from research.salaries s join catalog.job_profiles j on j.id = s.job_profile_id
      where j.name in ('Glazier', 'Cooper') and fixed < 2000000 order by fixed`;
    expect(await select(importer.database, { fixed: integer, variable: integer, stock: integer }, paid)).toEqual(
      [720_000, 850_000, 920_000, 930_000, 1_000_000, 1_100_000, 1_200_000, 1_250_000].map((fixed) => ({
        fixed,
        variable: 0,
        stock: 0,
      })),
    );
    const told = (name: string) => readFileSync(join(importer.folder, `salaries-${name}.report.csv`), 'utf8');
    expect(told('parts.csv').split('\n').slice(1)).toEqual([
      '2,1,refused,"is paid in USD, not in rupees",stock,$80k',
      '3,2,refused,"is paid in USD, not in rupees",bonus,$5k',
      '4,3,left out,is for a number of years: write the amount of a year,stock,40L over 4 years',
      '5,4,left out,is for a number of years: write the amount of a year,stock,40L/4 yrs',
      '',
    ]);
    expect(told('thousands.csv')).toContain('2,1,refused,"has no period, and is too low for a year",total,45k');
    expect(told('lakhs.csv')).toContain(
      '6,5,refused,"is too high in lakhs, and too low in rupees for a year: it may be monthly",total,45000',
    );
  });

  it('with an average, whatever stands beside it as the ends of a range', async () => {
    const rows = ['Company,Designation,Min Salary,Avg Salary,Max Salary', 'Ochre,Porter,₹84k,₹1.2 L,₹1.4 L'];
    expect(await importing('ends.csv', `${rows.join('\n')}\n`)).toContain('1 rows: 1 added');
    expect((await stored()).find(({ title }) => title === 'Porter')).toMatchObject({ fixed: 120_000 });
  });

  it('never of a limit, which is nobody’s pay', async () => {
    const rows = [
      'Company,Designation,Base,Min Salary,Max Salary',
      'Ochre,Thatcher,,,8 LPA',
      'Ochre,Thatcher,up to 7 LPA,,',
      'Ochre,Thatcher,6 LPA,,9 LPA',
      'Ochre,Thatcher,,5 LPA,6 LPA',
      'Ochre,Thatcher,,5 LPA,',
      'Ochre,Thatcher,10 LPA+,,',
      'Ochre,Thatcher,more than 20 lakh,0,0',
    ];
    expect(await importing('limits.csv', `${rows.join('\n')}\n`)).toContain('7 rows: 2 added');
    expect(
      readFileSync(join(importer.folder, 'salaries-limits.csv.report.csv'), 'utf8').split('\n').slice(1, 6),
    ).toEqual([
      '2,1,refused,only states the maximum,most,8 LPA',
      '3,2,refused,only states the maximum,base,up to 7 LPA',
      '6,5,refused,only states the minimum,least,5 LPA',
      '7,6,refused,only states the minimum,base,10 LPA+',
      '8,7,refused,only states the minimum,base,more than 20 lakh',
    ]);
    const paid = (await stored()).filter(({ title }) => title === 'Thatcher').map(({ fixed }) => fixed);
    expect(paid.toSorted()).toEqual([550_000, 600_000]);
  });

  it('never of what is paid out after deductions', async () => {
    const file = (header: string, pay: string) =>
      `Company,Designation,${header}\nOchre,Tinker,${pay}\nOchre,Tinker,${pay}1\n`;
    await expect(importing('in-hand.csv', file('In-hand salary (monthly)', '4000'))).rejects.toThrow('need one of');
    await expect(importing('net.csv', file('Net Annual Salary', '40000'))).rejects.toThrow('need one of');
    await expect(importing('said.csv', file('Salary', '₹45000 in-hand per month'))).rejects.toThrow(
      'is paid out after deductions: write the pay before them',
    );
    expect(await importing('both.csv', file('In Hand,CTC', '40000,7'))).toContain('total      ← "CTC"');
  });

  it('and a row that is refused is told with the value that it is refused for, and with what is wrong in it', async () => {
    const rows = [
      'Company,Job Title,CTC,Date',
      'Ochre,Welder,1 crore 20 lakh,2026-03',
      'Ochre,Welder,12+3 LPA,2026-03',
      'Ochre,Welder,"₹20,000",2026-03',
      'Ochre,Welder,9 LPA,2031-01-01',
      'Ochre,Welder,$90k,2 days ago',
      'Ochre,Welder,,2026-03',
    ];
    const printed = await importing('refused.csv', `${rows.join('\n')}\n`);
    expect(printed).toContain('0 added, 0 updated, 0 unchanged, 0 repeat another row, 6 refused');
    expect(printed).not.toContain('1969');
    expect(readFileSync(join(importer.folder, 'salaries-refused.csv.report.csv'), 'utf8').split('\n').slice(1)).toEqual(
      [
        '2,1,refused,names no pay: it is not a range of pay,total,1 crore 20 lakh',
        '3,2,refused,names no pay: it adds amounts up: write their sum,total,12+3 LPA',
        '4,3,refused,20000 rupees a year cannot be a salary,total,"₹20,000"',
        '5,4,refused,is dated in the future,date,2031-01-01',
        '6,5,refused,"is paid in USD, not in rupees",total,$90k',
        '7,6,refused,names no pay,total,',
        '',
      ],
    );
  });
});
