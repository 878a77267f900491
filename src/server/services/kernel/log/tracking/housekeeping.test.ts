import { insertRow, select } from '@tests/support/sql';
import { openSuiteDatabase } from '@tests/support/test-database';
import { expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { jsonb } from '@/server/platform/sql-types';
import { reportsHousekeeping } from './housekeeping';

it('ends reports of clients after 30 days', async () => {
  const database = await openSuiteDatabase();
  for (const [name, days] of [['old', 31] as const, ['new', 29] as const]) {
    const reported_at = new Date(Date.now() - days * DAY_MS);
    await insertRow(database, 'platform.client_reports', {
      kind: 'error',
      report: JSON.stringify({ error: name }),
      reported_at,
    });
  }
  await reportsHousekeeping(database)(Date.now());
  const reports = await select(database, { report: jsonb<object>() }, 'select report from platform.client_reports');
  expect(reports).toEqual([{ report: { error: 'new' } }]);
  await database.close();
});
