/** Number words in English, Hinglish and Hindi. */
const NUMBERS: ReadonlyMap<string, number> = new Map(
  (
    [
      [1, 'one ek एक'],
      [1.5, 'dedh derh डेढ़ डेढ'],
      [2, 'two do दो'],
      [2.5, 'dhai dhaai adhai ढाई'],
      [3, 'three teen तीन'],
      [4, 'four char chaar चार'],
      [5, 'five panch paanch पांच पाँच'],
      [6, 'six che chhe chah छह छः छ'],
      [7, 'seven saat सात'],
      [8, 'eight aath आठ'],
      [9, 'nine nau नौ'],
      [10, 'ten das दस'],
      [11, 'eleven gyarah ग्यारह'],
      [12, 'twelve barah baarah बारह'],
      [13, 'thirteen terah तेरह'],
      [14, 'fourteen chaudah चौदह'],
      [15, 'fifteen pandrah पंद्रह पन्द्रह'],
      [16, 'sixteen solah सोलह'],
      [17, 'seventeen satrah सत्रह'],
      [18, 'eighteen atharah अठारह'],
      [19, 'nineteen unnis उन्नीस'],
      [20, 'twenty bees बीस'],
      [22, 'bais बाईस'],
      [25, 'pacchis pachis pachees pachchis पच्चीस'],
      [30, 'thirty tees तीस'],
      [35, 'paintis पैंतीस'],
      [40, 'forty chalis chaalis चालीस'],
      [45, 'paintalis पैंतालीस'],
      [50, 'fifty pachas pachaas पचास'],
      [60, 'sixty saath साठ'],
      [70, 'seventy sattar सत्तर'],
      [80, 'eighty assi अस्सी'],
      [90, 'ninety nabbe नब्बे'],
    ] as const
  ).flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
);

const SCALES: ReadonlyMap<string, number> = new Map(
  (
    [
      [100, 'hundred sau सौ'],
      [1_000, 'thousand hazar hazaar hajar hajaar हजार हज़ार'],
      [100_000, 'lakh lakhs lac lacs लाख'],
    ] as const
  ).flatMap(([value, words]) => words.split(' ').map((word) => [word.normalize('NFKC'), value] as const)),
);

/**
 * Number words that also have another meaning in Hinglish, such as "give" or "with". They count only directly before a
 * scale.
 */
const AMBIGUOUS: ReadonlySet<string> = new Set(['do', 'दो', 'saath', 'das', 'che', 'छ']);

const WORDS = /[\p{L}\p{M}]+|[^\p{L}\p{M}]+/gu;
const JOINS = /^[ -]$/u;

/**
 * Replaces amounts in words: "two thousand five hundred" becomes 2500. Numbers below a hundred stay words. Expects
 * lower case.
 */
export function withAmountsInDigits(plain: string): string {
  const parts = plain.match(WORDS) ?? [];
  let text = '';
  for (let at = 0; at < parts.length; ) {
    const { value, end } = amountAt(parts, at);
    text += value === null ? (parts[at] ?? '') : String(value);
    at = value === null ? at + 1 : end;
  }
  return text;
}

/** `value` is null if there is no amount at `from`. */
function amountAt(parts: readonly string[], from: number): { readonly value: number | null; readonly end: number } {
  let [total, current, end] = [0, 0, from];
  let hasScale = false;
  for (let at = from; at < parts.length; at += 2) {
    if (at > from && !JOINS.test(parts[at - 1] ?? '')) break;
    const word = parts[at] ?? '';
    const scale = at === from ? undefined : SCALES.get(word);
    const number = NUMBERS.get(word);
    if (scale !== undefined) {
      hasScale = true;
      const counted = current === 0 ? 1 : current;
      total += scale === 100 ? 0 : counted * scale;
      current = scale === 100 ? counted * scale : 0;
      end = at + 1;
    } else if (number !== undefined && (!AMBIGUOUS.has(word) || SCALES.has(parts[at + 2] ?? ''))) {
      current += number;
      if (hasScale) end = at + 1;
    } else if (word !== 'and' || !hasScale) break;
  }
  return { value: hasScale ? Math.round(total + current) : null, end };
}
