import { expect, it } from 'vitest';
import { DatabaseUnavailable } from '@/server/platform/database-unavailable';
import { createHeadlineStats } from './headline-stats';

it('says that the database is away where nothing was counted yet, and serves the old figures once it was', async () => {
  let now = 0;
  let isAway = true;
  const database = {
    query: async ({ name }: { readonly name: string }) => {
      if (isAway) throw new DatabaseUnavailable(new Error('connection lost'));
      return name === 'headline-stats.counts' ? [{ figure: 'users', count: 7 }] : [];
    },
  };
  const takenOver = { reviews: 0, interviews: 0, salaries: 0, users: 0 };
  const { getHeadlineStats } = createHeadlineStats({ database, takenOver, now: () => now } as unknown as Parameters<
    typeof createHeadlineStats
  >[0]);
  const figures = () => getHeadlineStats({} as Parameters<typeof getHeadlineStats>[0]);
  await expect(figures()).rejects.toThrow(DatabaseUnavailable);
  isAway = false;
  expect(await figures()).toMatchObject({ body: { users: 7 } });
  isAway = true;
  now += 11 * 60_000;
  expect(await figures()).toMatchObject({ body: { users: 7 } });
});
