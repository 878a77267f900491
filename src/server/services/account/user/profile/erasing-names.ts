import type { Database } from '@/server/platform/database';
import type { Erasure } from '@/server/platform/personal/personal-data';
import { pseudonymsOfPersona } from './personal.queries';

export function erasingNames(
  stage: Erasure['stage'],
  write: (tx: Database, names: readonly string[]) => Promise<unknown>,
): Erasure {
  return {
    stage,
    prepare: async ({ database, personaRef }) => {
      const rows = await database.query(pseudonymsOfPersona, personaRef);
      const names = rows.map(({ name }) => name);
      return { write: (tx) => write(tx, names) };
    },
  };
}
