export function nearestWord(word: string, words: readonly string[]): string | undefined {
  return words.toSorted((one, other) => distance(word, one) - distance(word, other))[0];
}

function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [count, letter] of [...one].entries()) {
    const next = [count + 1];
    for (const [index, otherLetter] of [...other].entries()) {
      const changed = (row[index] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
