import { run } from '@tests/support/sql';
import type { DisposableDatabase } from '@tests/support/test-database';
import { openDatabaseOn, testDatabaseKinds } from '@tests/support/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadReference } from '@/server/reference/load-reference';
import { presentCompany } from '@/server/services/research/company/company/company.presenter';
import { companyByUrlName } from '@/server/services/research/company/company/company.queries';

const COMPANIES = 12;
const FIRST_ID = 990_001;

describe.each(testDatabaseKinds)('badges of companies on %s', (kind) => {
  let disposable: DisposableDatabase;
  beforeAll(async () => {
    disposable = await openDatabaseOn(kind);
    await loadReference(disposable.database);
    await run(
      disposable.database,
      `insert into catalog.companies (id, name, slug, industry_id, headquarters)
       select $1::int + n, 'Loom ' || n, 'loom-' || n, (select min(id) from catalog.industries), 'Pune' from generate_series(0, $2::int - 1) n`,
      FIRST_ID,
      COMPANIES,
    );
  }, 120_000);
  afterAll(async () => {
    await disposable.database.close();
    await disposable.drop();
  });

  const ten = (followers: number) => Array.from({ length: 10 }, () => followers);

  it.each([
    ['nobody follows any', [0], []],
    ['it has one follower too few', [999], []],
    ['it has just enough', [1_000], ['most-followed']],
    ['nine have more', [1_000, ...ten(5_000).slice(1)], ['most-followed']],
    ['ten have more', [1_000, ...ten(5_000)], []],
    ['ten have five more, which five accounts bought', [1_000, ...ten(1_005)], ['most-followed']],
    ['it has five more than before, and ten have a hundred more', [1_005, ...ten(1_100)], []],
  ] as const)('most followed, if %s', async (_, followers, badges) => {
    for (let n = 0; n < COMPANIES; n += 1)
      await run(
        disposable.database,
        `update content.communities set followers_count = $1 where type = 'company' and entity_id = $2`,
        followers[n] ?? 0,
        FIRST_ID + n,
      );
    const [row] = await disposable.database.query(companyByUrlName, 'loom-0', null);
    expect(row === undefined ? null : presentCompany(row).badges).toEqual(badges);
  });
});
