import type { ImportColumn } from './column';
import { wordsOf } from './header-words';
import { orderOfDates, readDate } from './read-date';

/** Header words of days other than that of writing. */
const OF_OTHER_DAYS =
  /\b(?:last|deadline|clos\w+|expir\w+|valid|until|till|by|end\w*|start\w*|join\w*|left|leaving|resign\w+|birth|dob|born|hire\w*|regist\w+|incorporat\w+|found\w*|establish\w+|upload\w*|scrap\w+|crawl\w*|fetch\w*|extract\w*|download\w*|import\w*|collect\w*|access\w*|retriev\w*|updat\w+|modif\w+|edit\w*|activ\w*|seen)\b/;
const MIN_SHARE = 0.9;
const MIN_ROWS = 3;
/** Matches plain numbers: "2019" need not be a year. */
const PLAIN_NUMBER = /^[\d.,]+$/;

export function onlyDays(
  { isDate }: ImportColumn<unknown>,
  texts: ReadonlyMap<string, readonly string[]>,
  taken: ReadonlySet<string>,
): string | undefined {
  if (!isDate) return undefined;
  const found = [...texts].flatMap(([header, under]) =>
    !taken.has(header) && !OF_OTHER_DAYS.test(wordsOf(header)) && areDays(under) ? [header] : [],
  );
  return found.length === 1 ? found[0] : undefined;
}

function areDays(under: readonly string[]): boolean {
  const given = under.filter((text) => text !== '');
  if (given.length < MIN_ROWS || new Set(given).size === 1) return false;
  const order = orderOfDates(given);
  const days = given.filter((text) => !PLAIN_NUMBER.test(text) && typeof readDate(text, order, 0) === 'string');
  return days.length >= given.length * MIN_SHARE;
}
