import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aPng } from '@tests/support/pictures';
import { select } from '@tests/support/sql';
import { testDatabaseKinds } from '@tests/support/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { undoImport } from '@/server/import/undo/undo-import';
import { boolean, integer, nullable, text } from '@/server/platform/sql-types';
import { presentSections } from '@/server/services/research/company/company/company-details.presenter';
import {
  officesOf,
  relatedCompanies,
  sectionsOf,
  videosOf,
} from '@/server/services/research/company/company/company-details.queries';
import { sectionPictureKey } from '@/server/services/research/company/company/section-picture-file';
import { dumpOf } from './harness/dump-of';
import { importerOn } from './harness/import-scene';

const HEAD = 'Company,Section,Title,Text,Link,Month';
const PAGE = [
  HEAD,
  'Loom House,Overview,,"Began with one loom.\n\nHas forty.",,',
  'Loom House,Mission,,Cloth for everybody.,,',
  'Loom House,Message from the CEO,Asha Weft,"We read <b>all</b> of it.",,',
  'Loom House,Leadership,Asha Weft,Chief executive,,',
  'Loom House,Leadership,Ravi Warp,Head of people,,',
  'Loom House,Life at Loom House,Tea at four,In the yard.,,',
  'Loom House,Third-party awards,Safe Workplace Prize,State Labour Institute,https://prizes.example/2026,Feb 2026',
  'Loom House,Updates,A second hall opened,,,Oct 2026',
  'Loom House,FAQ,Is there a dress code?,No.,,',
  ...Array.from({ length: 7 }, (_, n) => `Loom House,Part ${'ABCDEFG'[n]} of ours,,Text ${'ABCDEFG'[n]}.,,`),
  'Loom House,Videos,A day at the looms,,https://video.example/1,',
  'Loom House,Locations,Surat,4 Canal Road,,',
  'Loom House,Locations,Pune,,,',
  'Loom House,Subsidiaries,Reed House,,,',
  'Loom House,Associated companies,Dye House,,,',
  '',
].join('\n');

describe.each(testDatabaseKinds)('what companies’ pages say is imported on %s', (kind) => {
  const importer = importerOn(kind);
  const importing = async (name: string, content: string, ...args: readonly string[]) =>
    (await importer.importing(['profiles', importer.fileOf(name, content), ...args])).printed;
  const idOf = async (company: string) => {
    const [row] = await select(
      importer.database,
      { id: integer },
      'select id from catalog.companies where name = $1',
      company,
    );
    return row?.id ?? 0;
  };
  const sections = async (company = 'Loom House') =>
    presentSections(await importer.database.query(sectionsOf, await idOf(company)));

  it('[CP-SECTIONS] [CP-SECTIONS-CUSTOM] from CSV into every section that a page has in the company’s words', async () => {
    await importer.importing(['companies', importer.fileOf('companies.csv', 'company,hq\nLoom House,Pune\n')]);
    expect(await importing('page.csv', PAGE)).toContain('21 rows: 21 added');
    const told = await sections();
    expect(told.map(({ section }) => section)).toEqual([
      ...[
        'overview',
        'life-at-company',
        'mission-vision',
        'leadership-message',
        'leadership',
        'third-party-awards',
        'updates',
      ],
      ...['custom-1', 'custom-2', 'custom-3', 'custom-4', 'custom-5', 'custom-6', 'custom-7', 'faq'],
    ]);
    const item = { text: null, image: null, url: null, month: null };
    expect(told[0]).toMatchObject({ title: null, paragraphs: ['Began with one loom.', 'Has forty.'], items: [] });
    expect(told[2]?.items).toEqual([{ ...item, title: 'Mission', text: 'Cloth for everybody.' }]);
    expect(told[3]?.items).toEqual([{ ...item, title: 'Asha Weft', text: 'We read all of it.' }]);
    expect(told[4]?.items.map(({ title }) => title)).toEqual(['Asha Weft', 'Ravi Warp']);
    expect(told[5]?.items[0]).toMatchObject({ url: 'https://prizes.example/2026', month: '2026-02' });
    expect(told[7]).toMatchObject({ title: 'Part A of ours', paragraphs: ['Text A.'] });
    const id = await idOf('Loom House');
    expect(await importer.database.query(videosOf, id)).toMatchObject([
      { title: 'A day at the looms', url: 'https://video.example/1' },
    ]);
    const offices = await importer.database.query(officesOf, id);
    expect(offices.map(({ slug, is_first, address }) => [slug, is_first, address])).toEqual([
      ['pune', true, null],
      ['surat-4-canal-road', false, '4 Canal Road'],
    ]);
    const related = async (of: number) =>
      (await importer.database.query(relatedCompanies, of)).map((row) => [row.kind, row.name]);
    expect(await related(id)).toEqual([
      ['subsidiary', 'Reed House'],
      ['associate', 'Dye House'],
    ]);
    expect(await related(await idOf('Reed House'))).toEqual([['parent', 'Loom House']]);
  });

  it('and the same file adds nothing, while a newer one changes what it speaks of', async () => {
    const rows = async () => (await dumpOf(importer.database)).filter((row) => !row.startsWith('platform.imports '));
    const before = await rows();
    expect(await importing('page.csv', PAGE)).toContain('0 added');
    expect(await rows()).toEqual(before);
    const newer = `${HEAD}\nLoom House,Overview,,Has fifty looms.,,\nLoom House,FAQ,Is there a dress code?,Yes: cloth.,,\nLoom House,Videos,A day in the hall,,https://video.example/1,\n`;
    const printed = await importing('newer.csv', newer);
    expect(printed).toContain('0 added, 3 updated');
    expect((await sections())[0]?.paragraphs).toEqual(['Has fifty looms.']);
    await undoImport(importer.database, Number(/It is import (\d+)/.exec(printed)?.[1]), () => undefined);
    expect(await rows()).toEqual(before);
  });

  it('from JSON, with the section known by its values, and the company by the file’s name', async () => {
    const rows = [
      { part: 'FAQ', question: 'Who weaves?', answer: 'We do.' },
      { part: 'Updates', question: 'A prize', answer: 'Was won.' },
    ];
    expect(
      await importing('Dye House profiles.json', JSON.stringify(rows.map((row) => ({ company: 'Dye House', ...row })))),
    ).toContain('2 added');
    expect((await sections('Dye House')).map(({ section }) => section)).toEqual(['updates', 'faq']);
  });

  it('and each bad row is refused with what to do, and no other one is lost', async () => {
    const before = await sections();
    const bad: readonly (readonly [row: string, reason: string])[] = [
      ['Loom House,Reviews,Fine,Good tea.,,', 'is filled by an import of reviews'],
      ['Loom House,Badges,Most followed,,,', 'is counted by the product'],
      ['Loom House,An eighth part,,Too many.,,', 'is one custom section too many: a page can have 7'],
      ['Loom House,Videos,No address,,,', 'is a video without an https address'],
      ['Loom House,Videos,Not safe,,http://video.example/2,', 'is not an https address'],
      ['Loom House,Videos,Script,,javascript:alert(1),', 'is not an address of the web'],
      ['Loom House,FAQ,A question alone?,,,', 'is a question without an answer'],
      ['Loom House,Locations,Atlantis,,,', 'is not a known city in India'],
      ['Loom House,Parent company,Loom House,,,', 'names the company itself'],
      ['Loom House,Updates,,,,', 'has neither a title nor a text'],
      ['Loom House,Overview,,Call 98765 43210 for a job.,,', 'has a phone number or an address of a person'],
      ['test,Overview,,Of nobody.,,', 'is not a company name'],
    ];
    const good = [
      'Loom House,Updates,A third hall opened,,https://looms.example/third,Nov 2026',
      'Loom House,Updates,A fourth hall opened,,https://looms.example/fourth,Nov 2026',
    ];
    const said = join(importer.folder, 'bad.report.csv');
    const file = [HEAD, ...bad.map(([row]) => row), ...good, ''].join('\n');
    const printed = await importing('bad.csv', file, '--yes=half,constant,alike', '--report', said);
    expect(printed).toContain('14 rows: 2 added');
    const report = readFileSync(said, 'utf8');
    for (const [, reason] of bad) expect(report).toContain(reason);
    const after = await sections();
    expect(after.find(({ section }) => section === 'updates')?.items.at(-1)).toMatchObject({
      title: 'A fourth hall opened',
      month: '2026-11',
    });
    expect(after.length).toBe(before.length);
  });

  describe('pictures', () => {
    const LIFE = 'Company,Section,Title,Text,Picture';
    const lines = (company: string, titles: readonly string[], file = 'red.png') =>
      [LIFE, ...titles.map((title) => `${company},Life at the company,${title},,${file}`), ''].join('\n');
    const unused = async () =>
      (await select(importer.database, { key: text }, 'select key from platform.unused_files order by key')).map(
        ({ key }) => key,
      );
    const namesIn = async (company: string) =>
      (
        await select(
          importer.database,
          { image: text },
          `select s.content #>> '{items,0,image}' as image from research.company_sections s join catalog.companies c on c.id = s.company_id
           where c.name = $1 and s.content #>> '{items,0,image}' is not null order by s.position`,
          company,
        )
      ).map(({ image }) => image);
    const undo = (printed: string) =>
      undoImport(importer.database, Number(/It is import (\d+)/.exec(printed)?.[1]), () => undefined);

    beforeAll(() => {
      writeFileSync(join(importer.folder, 'red.png'), aPng(60, 30));
      writeFileSync(join(importer.folder, 'blue.png'), aPng(30, 60));
      writeFileSync(join(importer.folder, 'text.png'), 'no picture');
    });

    it('[CP-LIFE-TEMPLATES] of life at a company are stored and joined into collages, and go with their import', async () => {
      const before = await dumpOf(importer.database);
      const printed = await importing('life.csv', lines('Indigo House', ['Tea', 'Yard', 'Hall', 'Roof', 'Gate']));
      expect(printed).toContain('5 rows: 5 added');
      const names = await namesIn('Indigo House');
      expect(names).toHaveLength(5);
      const stored = await importer.pictures.get(sectionPictureKey(names[0] ?? ''));
      expect(stored?.subarray(8, 12).toString()).toBe('WEBP');
      const [life] = await sections('Indigo House');
      const path = (at: number) => `/alpha/company/photos/sections/${companyId}/${names[at]}.webp`;
      const companyId = await idOf('Indigo House');
      expect(life?.collages).toEqual([
        { template: 0, images: ['Tea', 'Yard', 'Hall', 'Roof'].map((alt, at) => ({ image: path(at), alt })) },
      ]);
      expect(life?.items).toEqual([{ title: 'Gate', text: null, image: path(4), url: null, month: null }]);
      expect(await unused()).toEqual([]);
      await undo(printed);
      expect(await dumpOf(importer.database)).toEqual(before);
      expect(await unused()).toEqual(names.map(sectionPictureKey).toSorted());
      await importer.database.execute('delete from platform.unused_files');
    });

    it('stay when their file comes again, change with a newer one, and come back when that is undone', async () => {
      const file = lines('Indigo House', ['Tea']);
      const first = await importing('life.csv', file);
      const [red] = await namesIn('Indigo House');
      for (const args of [[], ['--restart']])
        expect(await importing('life.csv', file, ...args)).toContain('1 unchanged');
      expect(await importing('same.csv', `${file}\n`)).toContain('1 unchanged');
      expect(await namesIn('Indigo House')).toEqual([red]);
      const second = await importing('newer.csv', lines('Indigo House', ['Tea'], 'blue.png'));
      const [blue] = await namesIn('Indigo House');
      expect(blue).not.toBe(red);
      expect(await unused()).toEqual([]);
      await undo(second);
      expect(await namesIn('Indigo House')).toEqual([red]);
      expect(await unused()).toEqual([sectionPictureKey(blue ?? '')]);
      await undo(first);
      await importer.database.execute('delete from platform.unused_files');
    });

    it('keep their files while a moderator has the company’s entry off', async () => {
      await importing('life.csv', lines('Madder House', ['Tea']), '--restart');
      const id = await idOf('Madder House');
      await importer.database.execute(
        `insert into research.company_entries (id, company_id) values (gen_random_uuid(), ${id});
         select research.hide_entry(id) from research.company_entries where company_id = ${id}`,
      );
      expect(await sections('Madder House')).toEqual([]);
      expect(await unused()).toEqual([]);
    });

    it('that are no files beside the import are left out with the reason, and the entry goes in', async () => {
      const refused: readonly (readonly [row: string, reason: string])[] = [
        [
          'Leadership,Asha,Chief,https://example.com/a.png',
          'is an address; a picture must be a file next to the import file',
        ],
        ['Leadership,Ravi,Head,../red.png', 'is not a path inside the folder'],
        ['Leadership,Mira,Head,text.png', 'is not a readable JPEG, PNG or WebP picture'],
        ['Leadership,Dev,Head,none.png', 'is not a file in the folder'],
        ['Overview,,Began small.,red.png', 'has no title that says what it shows'],
        ['FAQ,Who?,We.,red.png', 'does not belong in "FAQ"'],
      ];
      const said = join(importer.folder, 'pictures.report.csv');
      const rows = [...refused.map(([row]) => row), 'Leadership,Lata,Head,red.png'].map((row) => `Woad House,${row}`);
      const printed = await importing('bad.csv', [LIFE, ...rows, ''].join('\n'), '--report', said, '--yes=half');
      expect(printed).toContain('7 rows: 7 added');
      const report = readFileSync(said, 'utf8');
      for (const [, reason] of refused) expect(report).toContain(reason.replaceAll('"', '""'));
      expect(await namesIn('Woad House')).toHaveLength(1);
    });
  });

  it('and a dry run writes nothing', async () => {
    const before = await dumpOf(importer.database);
    expect(await importing('dry.csv', `${HEAD}\nReed House,FAQ,Why?,So.,,\n`, '--dry-run')).toContain('1 added');
    expect(await dumpOf(importer.database)).toEqual(before);
  });

  it('and a video that a moderator took off stays off', async () => {
    const videos = () =>
      select(
        importer.database,
        { status: text, isKnown: nullable(boolean) },
        `select status, import_ids <> '{}' as "isKnown" from research.company_videos where url = 'https://video.example/9'`,
      );
    const file = `${HEAD}\nReed House,Videos,A day off,,https://video.example/9,\n`;
    const printed = await importing('video.csv', file);
    await importer.database.execute(
      `update research.company_videos set status = 'REJECTED' where url = 'https://video.example/9'`,
    );
    await undoImport(importer.database, Number(/It is import (\d+)/.exec(printed)?.[1]), () => undefined);
    expect(await videos()).toEqual([{ status: 'REJECTED', isKnown: false }]);
    await importing('video-2.csv', `${file}\n`);
    expect(await videos()).toEqual([{ status: 'REJECTED', isKnown: true }]);
  });
});
