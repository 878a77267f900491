/** Replaces v with w, or w with v, since Indian names are spelt both ways. Returns null if the key has neither. */
export function withVAndWSwapped(key: string): string | null {
  const other = key.replaceAll(/[vw]/g, (letter) => (letter === 'v' ? 'w' : 'v'));
  return other === key ? null : other;
}
