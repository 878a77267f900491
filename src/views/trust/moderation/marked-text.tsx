export interface MarkedTextProps {
  readonly text: string;
  readonly words: readonly string[];
}

export function MarkedText({ text, words }: MarkedTextProps) {
  const pieces = words.filter((said) => said !== '').reduce<readonly string[]>(split, [text]);
  let place = 0;
  return (
    <>
      {pieces.map((piece) => {
        const key = place;
        place += piece.length;
        return words.includes(piece) ? <mark key={key}>{piece}</mark> : piece;
      })}
    </>
  );
}

/** Splits the text so that marked words are pieces of their own. */
function split(pieces: readonly string[], words: string): readonly string[] {
  return pieces.flatMap((piece) => piece.split(words).flatMap((part, index) => (index === 0 ? [part] : [words, part])));
}
