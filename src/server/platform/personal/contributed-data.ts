import type { ContributionTable } from './contribution-table.queries';
import { anonymousRefs } from './erase-by';
import type { PersonalData } from './personal-data';

export function contributionPersonalData(
  kind: string,
  table: ContributionTable,
): Required<Pick<PersonalData, 'kinds' | 'exports' | 'erasures'>> {
  const columns = ['author_ref', 'author_seal', ...(table.once ? ['once_ref'] : []), ...table.seals];
  return {
    kinds: [
      {
        kind,
        columns: columns.map((column) => `${table.table}.${column}`),
        copied: [table.name],
        atEnd: 'chosen',
      },
    ],
    exports: [
      {
        name: table.name,
        read: async ({ database, own }) =>
          (await database.query(table.exported, await own.of(table.kind))).map(({ row }) => row),
      },
    ],
    erasures: [
      {
        stage: 'contributions',
        prepare: async ({ own }, contributions) => {
          const ids = await own.of(table.kind);
          return {
            write: (tx) =>
              contributions === 'erase' ? tx.query(table.erase, ids) : tx.query(table.unlink, ids, anonymousRefs(ids)),
          };
        },
      },
    ],
  };
}
