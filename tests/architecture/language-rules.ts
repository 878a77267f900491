export type LanguageFault = 'opening' | 'pair' | 'long';

const OPENING = /^(?:- )?(Of|Whose|What|That which|Again|None|So|For good|No longer|Those)\b/;

/** Words of the left column of the pairs in docs/guidelines.md. */
const PAIR =
  /\b((is|are|was|were) told of|tells of|told of (a|an|the)|what is told|t(ake|akes|aken|ook) back|mend(s|ed)?|at the (least|most)|so many|whoever|who looks|for good|at once|meanwhile|beside it|once-key|thereof|givers?|(?<!there )is none)\b/i;

const MAX_WORDS = 25;

export function languageFaultsOf(text: string): readonly LanguageFault[] {
  const plain = text.replaceAll(/`[^`]*`/g, 'x').replaceAll(/\]\([^)]*\)/g, ']');
  const sentences = plain.split(/[.;:!?](?=\s|$)|\n\n|\n(?=- )/);
  const wordsOf = (sentence: string) => sentence.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;
  return [
    ...(OPENING.test(text) ? ['opening' as const] : []),
    ...(PAIR.test(plain) ? ['pair' as const] : []),
    ...sentences.filter((sentence) => wordsOf(sentence) > MAX_WORDS).map(() => 'long' as const),
  ];
}
