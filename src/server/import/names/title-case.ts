const SMALL_WORDS = new Set(['of', 'and', 'for', 'the', 'in', 'at', 'on', 'to', 'by', 'with', 'de', '&']);

/** Abbreviations that are neither English words nor places. */
const ABBREVIATIONS = new Set(
  'iit nit iiit iim aiims bits vit srm mit pes rv bms kle mvj jntu jss psg sri_ ssn kiit lnct cmr gitam nmims ibs sde sdet ai qa ui ux api aws ios ceo cto cfo coo avp hr it bi erp ii iii iv vi'.split(
    ' ',
  ),
);

/** Converts an all-capital or all-lower-case name to title case. Other names stay unchanged. */
export function titleCase(name: string): string {
  const isMixed = /\p{Lu}/u.test(name) && /\p{Ll}/u.test(name);
  if (isMixed || name.length < 4) return name;
  return name.toLowerCase().replaceAll(/[\p{L}\p{M}\p{N}'’]+/gu, (word, at: number) => {
    if (at > 0 && SMALL_WORDS.has(word)) return word;
    if (
      ABBREVIATIONS.has(word) ||
      (word.length > 1 &&
        !/[aeiouy]/.test(word) &&
        /^[a-z]+$/.test(word) &&
        word.length < 5 &&
        !/^(dr|mr|mrs|st|sr|jr|pt)$/.test(word))
    ) {
      return word.toUpperCase();
    }
    return word.charAt(0).toUpperCase() + word.slice(1);
  });
}
