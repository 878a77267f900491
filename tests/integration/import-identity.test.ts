import { select } from '@tests/support/sql';
import { testDatabaseKinds } from '@tests/support/test-database';
import { describe, expect, it } from 'vitest';
import { integer, text } from '@/server/platform/sql-types';
import { presentJobDetails } from '@/server/services/research/jobs/jobs/job.presenter';
import { jobById } from '@/server/services/research/jobs/jobs/jobs.queries';
import { importerOn } from './harness/import-scene';

const NOW = Date.UTC(2026, 10, 20);
const HEAD = 'title,company,location,pay,posted,link';
const OPENINGS = `${HEAD}
Weaver,Loom Works,Pune,6 LPA,2026-10-01,https://jobs.example/1
Dyer,Dye Works,Pune,5 LPA,2026-10-02,
Carder,Dye Works,Surat,4 LPA,30+ days ago,
`;
const SALARIES =
  'company,role,ctc,location,salaries reported\nLoom Works,Loom Watcher,4 LPA,Pune,3\nDye Works,Reel Tester,5 LPA,Kotharipet,2\n';
const COMPANIES =
  'company,industry,aliases,reviews\nWarp Group,Banking,"Loom Works; Dye Works",90000\nWeft Group (formerly known as Loom Works),Banking,,70000\n';
const TITLES =
  'list,name,aliases\njob-profiles,Watcher of Looms,Loom Watcher\njob-profiles,Tester of Reels,Reel Tester\n';
const CITIES = 'city,state,aliases\nKotharipet,Gujarat,\n';
const FILES = [
  ['jobs', OPENINGS],
  ['salaries', SALARIES],
  ['companies', COMPANIES],
  ['taxonomies', TITLES],
  ['cities', CITIES],
] as const;
/** Each file is first and last once, and each pair has both orders. */
const ORDERS = [
  [0, 1, 2, 3, 4],
  [4, 3, 2, 1, 0],
  [2, 0, 3, 4, 1],
  [1, 4, 0, 2, 3],
  [3, 2, 4, 1, 0],
  [0, 2, 1, 4, 3],
] as const;

describe.each(testDatabaseKinds)('what is the same stays the same, on %s', (kind) => {
  const importer = importerOn(kind);
  const { fileOf } = importer;
  const importing = async (of: string, name: string, content: string, ...more: readonly string[]) =>
    (await importer.importing([of, fileOf(name, content), ...more])).printed;
  const count = async (where: string) => {
    const [row] = await select(
      importer.database,
      { n: integer },
      `select count(*)::int as n from research.jobs j join catalog.companies c on c.id = j.company_id where ${where}`,
    );
    return row?.n;
  };

  it.each(ORDERS.map((order, place) => [order.join(' '), order, place] as const))(
    'five files in the order %s add nothing when they come again',
    async (_, order, place) => {
      // Separate names per order, since all share a database.
      const letter = 'ABCDEF'.charAt(place);
      const named = (content: string) =>
        content
          .replaceAll(/Loom Works|Dye Works|Warp Group|Weft Group/g, (name) => `${letter}${letter} ${name}`)
          .replaceAll(
            /Loom Watcher|Watcher of Looms|Reel Tester|Tester of Reels/g,
            (name) => `${name} ${letter}${letter}`,
          )
          .replaceAll('Kotharipet', `Kotharipet ${letter}${letter}`)
          .replaceAll('jobs.example/1', `jobs.example/${letter}1`);
      const all = async (round: number) => {
        const printed: string[] = [];
        for (const at of order) {
          const [of, content] = FILES[at];
          // An extra line makes it another file with equal rows.
          printed.push(await importing(of, `${letter}-${at}-${round}.csv`, `${named(content)}${'\n'.repeat(round)}`));
        }
        return printed.join('');
      };
      await all(1);
      const before = await importer.database.transaction((tx) => select(tx, { n: integer }, COUNTS));
      const again = await all(2);
      expect(await select(importer.database, { n: integer }, COUNTS)).toEqual(before);
      expect(again.match(/rows: (\d+) added/g)).toEqual(Array.from({ length: 5 }, () => 'rows: 0 added'));
    },
    60_000,
  );

  it('an opening with a link is that link, without what sites follow their readers by', async () => {
    const link = 'https://www.linkedin.com/jobs/view/loom-keeper-77';
    const rows = ['1&refId=a&trackingId=b', '2&refId=c&trk=d'].map(
      (end, n) => `Loom Keeper,Tracked Works,Pune,6 LPA,2026-10-0${n + 1},${link}?position=${end}`,
    );
    expect(await importing('jobs', 'tracked.csv', `${HEAD}\n${rows.join('\n')}\n`)).toContain('1 added');
    expect(
      await importing(
        'jobs',
        'tracked2.csv',
        `${HEAD}\nLoom Keeper,Tracked Works Asia,Pune,6 LPA,2026-10-01,${link}?utm_source=x&position=9\n`,
      ),
    ).toContain('0 added');
    expect(await count(`j.apply_url = '${link}'`)).toBe(1);
  });

  it('a place counts as it is read, and an age without an end is no day', async () => {
    const rows = ['Bengaluru', '"Bangalore, Karnataka"', 'bangalore'].map(
      (place) => `Reeler,Spelt Works,${place},6 LPA,2026-10-01,`,
    );
    const printed = await importing('jobs', 'spelt.csv', `${HEAD}\n${rows.join('\n')}\n`);
    expect(printed).toContain('1 added, 0 updated, 0 unchanged, 2 repeat another row');
    const reseen = `${HEAD}\nAnalyst,Reseen Works,Pune,6 LPA,30+ days ago,\nPlanner,Reseen Works,Pune,6 LPA,3+ weeks ago,\n`;
    expect(await importing('jobs', 'reseen.csv', reseen, '--as-of', '2026-11-18')).toContain('2 added');
    expect(await importing('jobs', 'reseen2.csv', `${reseen}\n`, '--as-of', '2026-11-19')).toContain('0 added');
    const [found] = await select(
      importer.database,
      { id: text },
      `select j.id::text as id from research.jobs j where j.title = 'Analyst'`,
    );
    const [row] = await importer.database.query(jobById, found?.id ?? '');
    expect(row && presentJobDetails(row, [], NOW)).toMatchObject({
      isDayKnown: false,
      isOld: false,
      postedOn: '2026-10-20',
    });
    const dated = `${HEAD}\nAnalyst,Seen Works,Pune,6 LPA,,https://jobs.example/seen\n`;
    await importing('jobs', 'seen.csv', dated);
    await importing('jobs', 'seen2.csv', dated.replace('6 LPA,,', '6 LPA,2026-09-01,'));
    expect(
      await select(
        importer.database,
        { day: text, first: text, times: integer },
        `select posted_on::text as day, first_posted_on::text as first, times_posted::int as times from research.jobs
         where apply_url = 'https://jobs.example/seen' and is_day_known`,
      ),
    ).toEqual([{ day: '2026-09-01', first: '2026-09-01', times: 1 }]);
  });

  it('days that nobody can read are no days: a file with many of them is asked about', async () => {
    const rows = Array.from(
      { length: 40 },
      (_, n) => `Weaver ${n},Dated Works,Pune,6 LPA,${n % 4 ? '2026-10-01' : 'il y a 1 semaine'},`,
    );
    const printed = await importing('jobs', 'french.csv', `${HEAD}\n${rows.join('\n')}\n`);
    expect(printed).toContain('! undated: of 10 of 40 rows the age would be unknown');
    expect(await count(`c.name = 'Dated Works' and not j.is_day_known and j.posted_on = '2026-10-20'`)).toBe(10);
    expect(await count(`c.name = 'Dated Works' and j.posted_on > '2026-10-20'`)).toBe(0);
    await importing(
      'jobs',
      'french2.csv',
      `${HEAD}\n${rows.join('\n')}\n`,
      '--column',
      'posted=posted',
      '--set',
      'posted=2026-05-01',
    );
    expect(await count(`c.name = 'Dated Works' and j.posted_on = '2026-05-01' and j.is_day_known`)).toBe(10);
  });

  it('openings of other countries are refused or asked about, and are no remote ones of India', async () => {
    const cities = ['Austin, TX', 'Oslo, Norway', 'Remote - Europe'];
    const rows = cities.map((city) => ({
      title: 'Weaver',
      company: 'Far Works',
      remote: true,
      city,
      posted: '2026-10-01',
    }));
    const printed = await importing('jobs', 'far.json', JSON.stringify(rows));
    expect(printed).toContain('3 × refused: "…" is not in India');
    const unknown = Array.from(
      { length: 30 },
      (_, n) => `Weaver ${n},Far Works,Sunnyvalley ${'abcdefghij'.charAt(n % 10)},6 LPA,2026-10-01,`,
    );
    await expect(importing('jobs', 'unknown.csv', `${HEAD}\n${unknown.join('\n')}\n`)).rejects.toThrow(
      'It stopped at a warning: abroad.',
    );
    const national = `${HEAD},country\nWeaver,Far Works,,6 LPA,2026-10-01,,Canada\nDyer,Far Works,,6 LPA,2026-10-01,,"Pune, India"\n`;
    expect(await importing('jobs', 'national.csv', national)).toContain('1 × refused: "…" is not India');
    expect(await count(`c.name = 'Far Works'`)).toBe(1);
    const lone = `${HEAD.replace('pay', 'work mode')}\nWeaver,Lone Works,Sunnyvalley,remote,2026-10-01,\n`;
    expect(await importing('jobs', 'lone.csv', lone)).toContain('1 × refused: "…" is not a known place in India');
  });
});

const COUNTS = `select (select count(*) from research.jobs)::int + (select count(*) from research.salaries)::int * 1000
  + (select count(*) from catalog.companies)::int * 1000000 as n`;
