/** Returns the key with w for v or v for w, as Indian names are spelt both ways; null if it has neither. */
export function withOtherV(key: string): string | null {
  const other = key.replaceAll(/[vw]/g, (letter) => (letter === 'v' ? 'w' : 'v'));
  return other === key ? null : other;
}
