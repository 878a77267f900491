import { run, select } from '@tests/support/sql';
import { testDatabaseKinds } from '@tests/support/test-database';
import { describe, expect, it } from 'vitest';
import { undoImport } from '@/server/import/undo/undo-import';
import { integer, nullable, text } from '@/server/platform/sql-types';
import {
  addCompanyCorrection,
  setFacts,
} from '@/server/services/research/employer/employer-corrections/corrections.queries';
import { importerOn } from './harness/import-scene';

const HEAD = 'company,sector,hq,website,career site,employees worldwide\n';
const OLDER = `${HEAD}Loom House,Banking,Pune,https://loomhouse.co.in,https://loomhouse.co.in/jobs,7000\n`;
const NEWER = `${HEAD}Loom House,Banking,Surat,https://newer.co.in,https://newer.co.in/jobs,30\n`;
const REVIEWS =
  'company,date,rating,pros,cons,job title\nLoom House,2024-01-02,4,Tea and light,Noise,Weaver\nLoom House,2024-01-03,2,Tea and calm,Dust all day,Dyer\n';

const CORRECTED = {
  WEBSITE: 'https://www.loomhouse.co.in',
  CAREER_SITE: 'https://work.loomhouse.co.in',
  HEADQUARTERS: 'Bengaluru',
  EMPLOYEES_WORLDWIDE: '10k-50k',
} as const;

describe.each(testDatabaseKinds)('a fact that was corrected, on %s', (kind) => {
  const importer = importerOn(kind);
  const importing = async (of: string, name: string, content: string): Promise<number> => {
    const { printed } = await importer.importing([of, importer.fileOf(name, content)]);
    return Number(/It is import (\d+)/.exec(printed)?.[1]);
  };
  const factsOfLoomHouse = async () => {
    const columns = { website: nullable(text), career: nullable(text), hq: text, size: nullable(text) };
    const [row] = await select(
      importer.database,
      columns,
      `select p.website, p.career_site_url as career, c.headquarters as hq, p.global_employees as size
       from catalog.companies c left join research.company_profiles p on p.company_id = c.id where c.name = 'Loom House'`,
    );
    return row;
  };
  const correct = async (fields: readonly (keyof typeof CORRECTED)[]) => {
    const { database } = importer;
    const [company] = await select(
      database,
      { id: integer },
      `select id from catalog.companies where name = 'Loom House'`,
    );
    for (const field of fields) {
      const company_id = company?.id ?? 0;
      const value = CORRECTED[field];
      await database.query(setFacts[field], company_id, value);
      const source = 'https://registry.example/loom';
      await database.query(addCompanyCorrection, {
        company_id,
        field,
        before: null,
        value,
        source,
        month: '2026-11-01',
      });
    }
  };

  it('stays through later imports and their undoing; the other facts follow the files', async () => {
    const older = await importing('companies', 'older.csv', OLDER);
    await importing('reviews', 'reviews.csv', REVIEWS);
    await correct(['HEADQUARTERS', 'WEBSITE']);
    const newer = await importing('companies', 'newer.csv', NEWER);
    const corrected = { hq: 'Bengaluru', website: 'https://www.loomhouse.co.in' };
    expect(await factsOfLoomHouse()).toEqual({ ...corrected, career: 'https://newer.co.in/jobs', size: '11-50' });
    await correct(['CAREER_SITE', 'EMPLOYEES_WORLDWIDE']);
    const all = { ...corrected, career: 'https://work.loomhouse.co.in', size: '10k-50k' };
    await undoImport(importer.database, newer, () => undefined);
    expect(await factsOfLoomHouse()).toEqual(all);
    await undoImport(importer.database, older, () => undefined);
    expect(await factsOfLoomHouse()).toEqual(all);
    await run(importer.database, 'delete from research.company_corrections');
    await importing('companies', 'again.csv', NEWER);
    expect(await factsOfLoomHouse()).toMatchObject({ hq: 'Surat', website: 'https://newer.co.in', size: '11-50' });
  }, 120_000);
});
