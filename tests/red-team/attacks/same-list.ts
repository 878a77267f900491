import { grouped } from '../grouped';
import { targetsOf } from '../prepared-sheet';
import type { AttackFamily } from './attack';

/** Equal company or community: public knowledge, which guessing has too. */
export const sameList: AttackFamily = function* (known, hidden) {
  const targets = targetsOf(hidden, hidden.owners.keys(), known.sheet.side === 'person');
  for (const mine of known.lists)
    for (const theirs of hidden.lists) {
      if (mine.list !== theirs.list) continue;
      const rows = grouped(known.owners.keys(), (row) => mine.values[row]);
      const chances: number[] = [];
      let right = 0;
      for (const [place, target] of targets.entries()) {
        const candidates = rows.get(theirs.values[target]) ?? [];
        const owner = hidden.owners[target] ?? -1;
        const guess = candidates[(place * 7919) % Math.max(1, candidates.length)];
        if (guess === undefined) continue;
        if (known.owners[guess] === owner) right += 1;
        chances.push(candidates.filter((row) => known.owners[row] === owner).length / candidates.length);
      }
      yield {
        family: 'the same company or community alone',
        name: `${mine.name} beside ${theirs.name}`,
        needsLog: false,
        score: { right, tries: 1, chancesOf: () => chances },
      };
    }
};
