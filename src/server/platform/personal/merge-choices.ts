import type { MergedChoices } from './merge-choices.queries';
import type { Merge } from './personal-data';

/** Merges choices. If both accounts chose, the remaining account's choice is kept. */
export function mergeOfChoices({ kind, of, count, drop, move }: MergedChoices): Merge {
  return async (before, after) => {
    const { authorship, database } = before;
    const [voter, later] = [authorship.voterRef(before.personaRef), authorship.voterRef(after.personaRef)];
    const own = of === null ? [] : [...(await before.own.of(of)), ...(await after.own.of(of))];
    const [counted] = await database.query(count, voter, later, own);
    return {
      kind,
      moves: counted?.moves ?? 0,
      ends: counted?.ends ?? 0,
      write: async (tx) => {
        await tx.query(drop, voter, later, own);
        await tx.query(move, voter, later);
      },
    };
  };
}
