import { wordsOf } from '@/server/import/columns/header-words';
import { MONTHS } from '@/server/import/columns/read-date';
import type { Source } from './source-row';
import { isDamaged } from './source-row';

const BETWEEN = ' + ';
const YEAR = /^\d{4}(?=(?:\.0+)?$)/;
const MONTH_OF_YEAR = /^(?:0?[1-9]|1[0-2])(?=(?:\.0+)?$)/;

/** Combines months and years in two columns of one name ("Month", "Year") into one ("Month + Year"). */
export function withMonthsOfYears(source: Source): Source {
  const joined = new Map(pairsIn(source.headers).map((pair) => [pair.join(BETWEEN), pair] as const));
  if (joined.size === 0) return source;
  return {
    ...source,
    headers: [...source.headers, ...joined.keys()],
    rows: async function* (tell) {
      for await (const rows of source.rows(tell)) {
        yield rows.map((row) => {
          if (isDamaged(row)) return row;
          const { textUnder } = row;
          return {
            ...row,
            textUnder: (header) => {
              const [month, year] = joined.get(header) ?? [];
              if (month === undefined || year === undefined) return textUnder(header);
              return monthOfYear(textUnder(month).trim(), textUnder(year).trim());
            },
          };
        });
      }
    },
  };
}

export function partsOf(header: string): readonly string[] {
  return [header, ...header.split(BETWEEN)];
}

type Pair = readonly [month: string, year: string];

function pairsIn(headers: readonly string[]): readonly Pair[] {
  const byWords = new Map(headers.map((header) => [wordsOf(header), header]));
  return headers.flatMap((month): readonly Pair[] => {
    const words = wordsOf(month);
    const ofYear = words.replace(/(?<![\p{L}\p{N}])month(?![\p{L}\p{N}])/u, 'year');
    const year = ofYear === words ? undefined : byWords.get(ofYear);
    return year === undefined ? [] : [[month, year]];
  });
}

/** Returns "2024-03" or "March 2024", or an empty text if either is missing or invalid. */
function monthOfYear(month: string, year: string): string {
  const [ofYear] = YEAR.exec(year) ?? [];
  if (ofYear === undefined) return '';
  const [number] = MONTH_OF_YEAR.exec(month) ?? [];
  if (number !== undefined) return `${ofYear}-${number.padStart(2, '0')}`;
  const isName = /^\p{L}{3,9}\.?$/u.test(month) && MONTHS.some((name) => month.toLowerCase().startsWith(name));
  return isName ? `${month.replace('.', '')} ${ofYear}` : '';
}
