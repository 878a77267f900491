import { createAuthorship } from '../../src/server/platform/authorship';
import { migrate } from '../../src/server/platform/migrate';
import { takeSalarySnapshot } from '../../src/server/services/research/salary/snapshot/take-salary-snapshot';
import { databasesOf } from './databases';
import { AUTHORSHIP_KEY, openDatabase } from './host/config';
import type { BenchRow } from './row';
import { seedCatalogue, seedReports } from './seed-reports';
import { SMALL_SHARE } from './set-sizes';

const KNOWN = 8_000;
const NEW = 100_000;
const WEEK_MS = 7 * 86_400_000;
const SECOND_MS = 1_000;

function rowOn(kind: 'pglite' | 'postgres'): BenchRow {
  return {
    name: `refresh-${kind}`,
    async measure({ isSmall }) {
      const databases = await databasesOf(kind);
      if ('skipped' in databases) return databases;
      const share = isSmall ? SMALL_SHARE : 1;
      const now = Date.now();
      try {
        const database = await openDatabase({ kind, place: await databases.create() });
        const authorship = createAuthorship(AUTHORSHIP_KEY);
        try {
          await migrate(database);
          await seedCatalogue(database);
          const taken = async (at: number) => {
            const startedAt = performance.now();
            const counts = await takeSalarySnapshot({ database, authorship, now: () => at });
            return { ...counts, ms: performance.now() - startedAt };
          };
          await seedReports(database, authorship, { count: KNOWN / share, name: 'known reports', now });
          const first = await taken(now);
          await seedReports(database, authorship, { count: NEW / share, name: 'new reports', now });
          const refresh = await taken(now + WEEK_MS);
          return {
            load: `${KNOWN / share} reports of pay are counted, and a week later ${NEW / share} more`,
            figures: [
              { name: 'refresh after the new reports', value: refresh.ms, unit: 'ms' },
              { name: 'reports read in it', value: ((KNOWN + NEW) / share / refresh.ms) * SECOND_MS, unit: '/s' },
              { name: 'figures shown before', value: first.figures, unit: '' },
              { name: 'figures shown after', value: refresh.figures, unit: '' },
              { name: 'new reports that wait', value: refresh.waiting, unit: '' },
            ],
          };
        } finally {
          await database.close();
        }
      } finally {
        await databases.remove();
      }
    },
  };
}

export const refresh: readonly BenchRow[] = [rowOn('pglite'), rowOn('postgres')];
