import { responseCheck } from '@tests/support/response-check';
import { testConfig } from '@tests/support/test-config';
import { testDatabaseKind } from '@tests/support/test-database';
import { startTestServer } from '@tests/support/test-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NAMED_SECTIONS, WRITTEN_SECTIONS } from '@/core/research/company/company-sections.rules';
import { undoByNumber } from '@/server/import/undo/undo-command';
import { loadReference } from '@/server/reference/load-reference';
import type { RunningServer } from '@/server/start-server';
import { Client } from './harness/client';
import { dumpOf } from './harness/dump-of';
import { importerOn } from './harness/import-scene';

const COMPANY =
  'company,industry,secondary industry,hq,social links,info tags,about\n' +
  'Loom House,Textiles,Retail,Pune,linkedin.com/company/loom-house; https://x.com/loomhouse; looms.example/x,Family business; Start-up,Weaves cloth.\n';
const PAGE = [
  'section,title,text,link,month',
  'Overview,,Began with one loom.,,',
  'Mission,,Cloth for everybody.,,',
  'Message from the CEO,Asha Weft,We read all of it.,,',
  'Leadership,Asha Weft,Chief executive,,',
  'Life at Loom House,Tea at four,In the yard.,,',
  'Third-party awards,Safe Workplace Prize,State Labour Institute,,Feb 2026',
  'Updates,A second hall opened,,,Oct 2026',
  'FAQ,Is there a dress code?,No.,,',
  ...Array.from({ length: 7 }, (_, n) => `Part ${'ABCDEFG'[n]} of ours,,Text ${'ABCDEFG'[n]}.,,`),
  'Videos,A day at the looms,,https://video.example/1,',
  'Locations,Surat,4 Canal Road,,',
  'Subsidiaries,Reed House,,,',
  '',
].join('\n');
const ABOUT = {
  reviews: 'company,date,rating,pros,cons,job title\nLoom House,2024-01-02,4,Tea and light,Noise all day,Weaver\n',
  salaries: `company,role,ctc,location,date\n${Array.from({ length: 6 }, (_, n) => `Loom House,Software Engineer,9${n}0000,Pune,2026-0${n + 1}\n`).join('')}`,
  interviews: 'company,role,date,questions\nLoom House,Software Engineer,2026-02-01,What is a selvage?\n',
  jobs: 'title,company,location,posted on\nLoom keeper,Loom House,Pune,2026-11-10\n',
} as const;
const NEVER_IMPORTED = ['badges', 'benefits', 'awards'];

describe('the whole page of a new company, from files', () => {
  const importer = importerOn(testDatabaseKind);
  let server: RunningServer | undefined;
  const started = () => {
    if (server === undefined) throw new Error('The server starts before the first test.');
    return server;
  };
  const database = () => started().database;
  const importing = async (of: string, content: string, name = of): Promise<number> => {
    const file = importer.fileOf(`${name}.csv`, content);
    const { printed } = await importer.importing([of, file, '--yes=constant,alike'], {
      database: database(),
    });
    expect(printed).toContain(' 0 refused');
    return Number(/It is import (\d+)/.exec(printed)?.[1]);
  };

  beforeAll(async () => {
    server = await startTestServer({ config: testConfig({ scheduledWork: false }) });
    await loadReference(server.database);
  }, 120_000);
  afterAll(() => server?.stop());

  it('[CP-SECTIONS] [EN-CO-HELPER] [EN-CO-DETAILS] has every section that imports fill, and an undo leaves every table as it was', async () => {
    const before = await dumpOf(database());
    const ids = [await importing('companies', COMPANY)];
    ids.push(await importing('profiles', PAGE, 'Loom House profiles'));
    for (const [of, content] of Object.entries(ABOUT)) ids.push(await importing(of, content));

    const guest = new Client({ origin: started().origin, check: responseCheck });
    const read = async (path: string) => (await guest.get(`/api/company/companies/loom-house${path}`)).body;
    const head = await read('');
    const social = ['https://linkedin.com/company/loom-house', 'https://x.com/loomhouse'];
    expect(head).toMatchObject({ socialLinks: social, infoTags: ['Family business', 'Start-up'] });
    expect(await read('/details')).toMatchObject({
      primaryIndustry: 'Textiles',
      secondaryIndustry: 'Retail',
      socialMedia: social,
    });
    const told: readonly { readonly section: string }[] = await read('/sections');
    expect(told.map(({ section }) => section).toSorted()).toEqual([...WRITTEN_SECTIONS].toSorted());
    const counts = await read('/tab-counts');
    const videos = (await guest.get('/api/video/videos?company=loom-house')).body;
    const filled: Readonly<Record<string, number>> = {
      ...Object.fromEntries(told.map(({ section }) => [section, 1])),
      about: head.about === 'Weaves cloth.' ? 1 : 0,
      reviews: counts.totalReviews,
      salaries: counts.totalSalaries,
      interviews: counts.totalInterviews,
      jobs: counts.jobsLive,
      videos: videos.length,
      locations: (await read('/locations')).length,
      subsidiaries: (await read('/organisation')).length,
    };
    expect(NAMED_SECTIONS.filter((section) => !((filled[section] ?? 0) > 0))).toEqual(NEVER_IMPORTED);

    const { authorship } = started();
    for (const id of ids.toReversed())
      await undoByNumber(id, false, { database: database(), authorship, output: { write: () => undefined } });
    expect(await dumpOf(database())).toEqual(before);
  });
});
