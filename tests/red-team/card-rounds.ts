import type { Score } from './chance';
import { luckOf } from './chance';
import type { DumpedRow, DumpedTable } from './dump';
import { grouped } from './grouped';
import type { Owner } from './owners';

const CARDS = ['research.reviews', 'research.interviews', 'research.benefit_reports', 'research.photos'] as const;
const ROUNDS = 'research.card_rounds';

/**
 * The weekly round rewrites cards; their disk order must not reveal common authors. Returns tables where neighbours
 * share authors more often than by chance, or a note if no round was taken.
 */
export function joinedByRound(
  tables: readonly DumpedTable[],
  ownerOf: (row: DumpedRow) => Owner | null,
  limit: number,
): readonly string[] {
  if (!tables.some(({ name, parts }) => name === ROUNDS && parts.flat().length > 0))
    return ['no weekly round of cards was taken'];
  return CARDS.flatMap((card) => {
    const rows = tables.filter(({ name }) => name === card).flatMap(({ parts }) => parts.flat());
    const authors = rows.flatMap((row) => {
      const owner = ownerOf(row);
      return owner?.by === 'author' ? [owner.userId] : [];
    });
    const score = neighboursOf(authors);
    return luckOf(score) < limit
      ? [`${card}: neighbours on the disk are of one author, ${score.right} of ${authors.length - 1}`]
      : [];
  });
}

/** Guesses that each row and the next share an author. */
export function neighboursOf(authors: readonly string[]): Score {
  const counts = new Map([...grouped(authors, (author) => author)].map(([author, each]) => [author, each.length]));
  const firsts = authors.slice(0, -1);
  return {
    right: firsts.filter((author, place) => author === authors[place + 1]).length,
    tries: 1,
    chancesOf: () => firsts.map((author) => ((counts.get(author) ?? 1) - 1) / Math.max(1, authors.length - 1)),
  };
}
