/** Returns the text on one line. Cuts it between words and appends "…" if it is longer than `length` code points. */
export function shortenToWords(text: string, length: number): string {
  const line = text.split(/\s+/).join(' ').trim();
  const characters = Array.from(line);
  if (characters.length <= length) return line;
  const cut = characters.slice(0, length - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > cut.length / 2 ? cut.slice(0, lastSpace) : cut}…`;
}
