import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { select } from '@tests/support/sql';
import { testDatabaseKinds } from '@tests/support/test-database';
import { describe, expect, it } from 'vitest';
import { nullable, text } from '@/server/platform/sql-types';
import { importerOn } from './harness/import-scene';

/** Values containing others, headless lists, and undivided texts. */
describe.each(testDatabaseKinds)('an import takes no whole for its part, on %s', (kind) => {
  const importer = importerOn(kind);
  const importing = async (of: string, name: string, content: string) =>
    (await importer.importing([of, importer.fileOf(name, content)])).printed;
  const report = (name: string) => readFileSync(join(importer.folder, `${name}.report.csv`), 'utf8');
  const placesOf = async (company: string) =>
    (
      await select(
        importer.database,
        { title: nullable(text), city: nullable(text) },
        `select r.title, l.name as city from research.reviews r join catalog.companies c on c.id = r.company_id
         left join catalog.locations l on l.id = r.location_id where c.name = '${company}' order by r.title`,
      )
    ).map(({ title, city }) => [title, city]);
  const reviewsIn = (company: string, places: readonly string[]) =>
    `company,rating,date,headline,location\n${places.map((place, n) => `${company},4,2024-03-${10 + n},In ${place.replaceAll(',', ' of')},"${place}"`).join('\n')}\n`;

  it('a place whose name contains or resembles that of a city is not that city, until it is known', async () => {
    const places = [
      'Goa Velha',
      'Goa Velha, Goa',
      'Old Goa',
      'Patna Sahib',
      'Paonta Sahib',
      'Kota Bagh',
      'Navi Mumbai',
    ];
    await importing('reviews', 'places.csv', reviewsIn('Velha Mills', places));
    expect(await placesOf('Velha Mills')).toEqual([
      ['In Goa Velha', null],
      // The city list has "Goa (all)".
      ['In Goa Velha of Goa', 'Goa'],
      ['In Kota Bagh', null],
      ['In Navi Mumbai', 'Navi Mumbai'],
      ['In Old Goa', null],
      ['In Paonta Sahib', 'Paonta Sahib'],
      ['In Patna Sahib', null],
    ]);
    for (const place of ['Goa Velha', 'Old Goa', 'Patna Sahib', 'Kota Bagh'])
      expect(report('reviews-places.csv')).toMatch(new RegExp(`names no known city,location,${place}$`, 'm'));

    expect(await importing('cities', 'velha.csv', 'city,state\nGoa Velha,Goa\n')).toContain('1 added');
    await importing('reviews', 'known.csv', reviewsIn('Panjim Mills', ['Goa Velha', 'Goa Velha, Goa', 'Goa']));
    expect(await placesOf('Panjim Mills')).toEqual([
      ['In Goa', 'Goa'],
      ['In Goa Velha', 'Goa Velha'],
      ['In Goa Velha of Goa', 'Goa Velha'],
    ]);
  });

  it.each([
    ['cities', 'Mumbai,Maharashtra\nPune,Maharashtra\nGoa Velha,Goa\n'],
    ['companies', 'Tata Consultancy Services\nInfosys\nOchre Looms Limited\n'],
    ['companies', 'Infosys,IT Services & Consulting,Bengaluru\nOchre Looms Limited,Banking,Surat\n'],
    ['colleges', 'Ochre College of Weaving,Surat,Gujarat\nIndigo College of Dyeing,Pune,Maharashtra\n'],
    ['salaries', 'Ochre Looms Limited,Weaver,Surat,3 LPA\nOchre Looms Limited,Dyer,Surat,4 LPA\n'],
    ['reviews', 'Ochre Looms Limited,4,2024-03-11,Fine tea,Long way\nOchre Looms Limited,2,2024-03-12,Kind,Cold\n'],
    ['jobs', 'Weaver,Ochre Looms Limited,Surat,2024-03-11\nDyer,Ochre Looms Limited,Surat,2024-03-12\n'],
  ])('a list of %s whose first row is not a header is refused by that name', async (of, content) => {
    const file = `bare-${of}-${content.length}.csv`;
    await expect(importing(of, file, content)).rejects.toThrow(
      'If these are values, the file has no headers: write a line with them at its top.',
    );
    expect(
      await select(
        importer.database,
        { name: text },
        `select name from catalog.companies where name like 'Ochre Looms%'`,
      ),
    ).toEqual([]);
  });

  it('a text that is not divided is what its rating says, and one beside both halves is left out by name', async () => {
    const whole = 'I joined two years ago and was trained well, though the way to the mill takes two hours';
    const content = `company,rating,date,headline,review,pros,cons
Whole Mills,4,2024-03-11,Fine,"${whole}",,
Whole Mills,2,2024-03-12,Poor,"${whole} each day",,
Whole Mills,3,2024-03-13,So so,"${whole} on Mondays",Kind people,Long hours
`;
    await importing('reviews', 'whole.csv', content);
    expect(
      await select(
        importer.database,
        { title: nullable(text), likes: nullable(text), dislikes: nullable(text) },
        `select r.title, likes, dislikes from research.reviews r join catalog.companies c on c.id = r.company_id where c.name = 'Whole Mills' order by r.title`,
      ),
    ).toEqual([
      { title: 'Fine', likes: whole, dislikes: null },
      { title: 'Poor', likes: null, dislikes: `${whole} each day` },
      { title: 'So so', likes: 'Kind people', dislikes: 'Long hours' },
    ]);
    expect(report('reviews-whole.csv')).toContain('is not needed, because the row has likes and dislikes');
  });
});
