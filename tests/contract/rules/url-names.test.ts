import { select } from '@tests/support/sql';
import { openSuiteDatabase } from '@tests/support/test-database';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import type { Database } from '@/server/platform/database';
import { text } from '@/server/platform/sql-types';
import { urlNames } from './url-names.cases';

let database: Database;
beforeAll(async () => {
  database = await openSuiteDatabase();
}, 120_000);
afterAll(() => database.close());

async function namesInDatabase(name: string): Promise<readonly string[]> {
  const [skill] = await select(database, { it: text }, 'select research.url_name($1) as it', name);
  const inserted = 'insert into catalog.job_profiles (id, name) values (9001, $1) returning slug as it';
  const [jobProfile] = await select(database, { it: text }, inserted, name);
  await select(database, {}, 'delete from catalog.job_profiles where id = 9001');
  return [skill?.it ?? '', jobProfile?.it ?? ''];
}

describe('the name in addresses', () => {
  it.each(urlNames)('of %j is %j on both sides', async (name, urlName) => {
    expect([urlNameOf(name), ...(await namesInDatabase(name))]).toEqual([urlName, urlName, urlName]);
  });

  it('is the same on both sides for any name in Latin letters', async () => {
    const names = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(names, async (name) => {
        expect(await namesInDatabase(name)).toEqual([urlNameOf(name), urlNameOf(name)]);
      }),
      { numRuns: 50 },
    );
  });
});
