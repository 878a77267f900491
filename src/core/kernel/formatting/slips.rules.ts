/** Returns the Damerau-Levenshtein distance, or any number above `max` if it is larger. */
export function typosBetween(a: string, b: string, max: number): number {
  let before: readonly number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let row = 1; row <= a.length; row += 1) {
    const here = [row];
    let least = row;
    for (let place = 1; place <= b.length; place += 1) {
      const change = (above[place - 1] ?? 0) + (a[row - 1] === b[place - 1] ? 0 : 1);
      const isSwapped = row > 1 && a[row - 1] === b[place - 2] && a[row - 2] === b[place - 1];
      const swap = isSwapped ? (before[place - 2] ?? 0) + 1 : max + 1;
      const cost = Math.min(change, swap, (above[place] ?? 0) + 1, (here[place - 1] ?? 0) + 1);
      here.push(cost);
      least = Math.min(least, cost);
    }
    if (least > max) return max + 1;
    before = above;
    above = here;
  }
  return above[b.length] ?? max + 1;
}
