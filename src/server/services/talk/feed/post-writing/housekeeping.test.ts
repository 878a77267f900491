import { insertRow, select } from '@tests/support/sql';
import { openSuiteDatabase } from '@tests/support/test-database';
import { expect, it } from 'vitest';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { bytes } from '@/server/platform/sql-types';
import { writingHelpHousekeeping } from './housekeeping';

it('ends counts of help with texts within three days, and not before two', async () => {
  const database = await openSuiteDatabase();
  for (const [name, day] of [['old', '2026-11-21'] as const, ['new', '2026-11-22'] as const]) {
    await insertRow(database, 'platform.help_counts', { ref: Buffer.from(name), count: 1, counted_on: day });
  }
  const now = Date.parse('2026-11-24T06:30:00Z');
  expect(dayInIndia(now)).toBe('2026-11-24');
  await writingHelpHousekeeping(database)(now);
  const counts = await select(database, { ref: bytes }, 'select ref from platform.help_counts');
  expect(counts.map(({ ref }) => ref.toString())).toEqual(['new']);
  await database.close();
});
