/**
 * Returns each count as a whole percentage of their sum. They add up to 100: the largest remainders are rounded up, of equal ones the first. For the parts of a
 * whole; a share that stands alone, or answers of which several may be given, take `percentOf`.
 */
export function sharesOf(counts: readonly number[]): readonly number[] {
  const sum = counts.reduce((total, count) => total + count, 0);
  if (sum === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (100 * count) / sum);
  const missing = 100 - exact.reduce((total, share) => total + Math.floor(share), 0);
  const byRemainder = [...exact.keys()].sort((one, other) => remainderOf(exact[other]) - remainderOf(exact[one]));
  const roundedUp = new Set(byRemainder.slice(0, Math.round(missing)));
  return exact.map((share, index) => Math.floor(share) + (roundedUp.has(index) ? 1 : 0));
}

function remainderOf(share = 0): number {
  return share - Math.floor(share);
}
