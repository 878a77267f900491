const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/₹|\binr(?![a-z])|\brs(?![a-z])\.?|\brupees?\b|रु|रूप|लाख|करोड|(?<![a-z])(lpa|l|lakhs?|lacs?|crores?|cr)\b/i, 'INR'],
  [/(?<![a-z])c(?:ad?)?\$/i, 'CAD'],
  [/(?<![a-z])au?\$/i, 'AUD'],
  [/(?<![a-z])s\$|\bsgd\b/i, 'SGD'],
  [/\$|\busd\b|\bdollars?\b/i, 'USD'],
  [/€|\beur\b|\beuros?\b/i, 'EUR'],
  [/£|\bgbp\b|\bpounds?\b/i, 'GBP'],
  [/¥|\byen\b/i, 'JPY'],
  [/\baed\b|\bdirhams?\b/i, 'AED'],
];

const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
/** Matches three capitals right before or after a number. */
const CODE = /(?<![A-Za-z])[A-Z]{3}(?=\s?\d)|(?<=\d[kKmM]?\s?)[A-Z]{3}(?![A-Za-z])/g;

/** Returns the ISO 4217 code, or null if the text names none. */
export function currencyIn(text: string): string | null {
  const code = text.match(CODE)?.find((capitals) => CODES.has(capitals));
  return code ?? SIGNS.find(([words]) => words.test(text))?.[1] ?? null;
}
