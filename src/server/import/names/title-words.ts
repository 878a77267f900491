/** Abbreviated title words, and abbreviations in their usual spelling. */
const WORDS: Readonly<Record<string, string>> = {
  sr: 'Senior',
  snr: 'Senior',
  jr: 'Junior',
  jnr: 'Junior',
  asst: 'Assistant',
  assoc: 'Associate',
  mgr: 'Manager',
  engr: 'Engineer',
  dy: 'Deputy',
  ios: 'iOS',
  ...Object.fromEntries(
    'sde sdet swe sse mle mts smts lmts pmts amts ii iii iv qa ui ux ml ai sql php api aws'
      .split(' ')
      .map((word) => [word, word.toUpperCase()]),
  ),
};
const SHORT = new RegExp(
  `(?<![\\p{L}\\p{N}])(${Object.keys(WORDS).join('|')})(?![\\p{L}\\p{N}'’])(\\.?)(?=(\\p{L})?)`,
  'giu',
);
/** Matches "SDE2", which is SDE 2. */
const LEVEL = /(?<![\p{L}\p{N}])(sdet?|swe|sse|mle|[slpa]?mts)(?=\d(?![\p{L}\p{N}]))/giu;

const ROMAN = /(?<=\p{L}[\s-]+)(?:III|II|IV)$/u;
const NUMBERS: Readonly<Record<string, string>> = { II: '2', III: '3', IV: '4' };

/** Normalises abbreviations: "Sr. Software Engineer" is "Senior Software Engineer", "Sde II" is "SDE 2". */
export function expandedTitle(title: string): string {
  return title
    .replaceAll(LEVEL, '$1 ')
    .replaceAll(SHORT, (_, word: string, dot: string, next: string | undefined) => {
      const whole = WORDS[word.toLowerCase()] ?? word;
      return dot !== '' && next !== undefined ? `${whole} ` : whole;
    })
    .replace(ROMAN, (level) => NUMBERS[level] ?? level);
}
