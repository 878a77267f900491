/**
 * The minimum number of repeated rows for a constant column to be no coincidence. Higher if all rows are of one
 * company.
 */
const MIN_REPEATS = 12;
const MIN_REPEATS_OF_ONE = 30;
const MIN_ROWS_OF_COMPANY = 3;
/** The minimum rows of a company for a nearly constant value to count as a fact of its page. */
const MIN_ROWS_OF_NEARLY_ONE = 5;
const MIN_SHARE_OF_ONE = 0.95;

interface Group {
  readonly counts: ReadonlyMap<string, number>;
  readonly rows: number;
}

/**
 * Returns true if a column is (nearly) constant per company: a fact of its page, not of a row's author. `companies` has
 * the company of each text, null if rows do not name one.
 */
export function isFactOfPage(texts: readonly string[], companies: readonly string[] | null): boolean {
  const groups = groupsOf(texts, companies);
  const isConstant = groups.every(({ counts }) => counts.size === 1);
  if (isConstant && isNoAccident(groups.filter(({ rows }) => rows >= MIN_ROWS_OF_COMPANY))) return true;
  const large = groups.filter(({ rows }) => rows >= MIN_ROWS_OF_NEARLY_ONE);
  return isNoAccident(large) && shareOf(large) >= MIN_SHARE_OF_ONE;
}

/**
 * Returns the share of rows with the most frequent value of their company, among companies with several rows. Returns 0
 * if there are too few.
 */
export function mostFrequentShare(texts: readonly string[], companies: readonly string[] | null): number {
  const large = groupsOf(texts, companies).filter(({ rows }) => rows >= MIN_ROWS_OF_NEARLY_ONE);
  return isNoAccident(large) ? shareOf(large) : 0;
}

function groupsOf(texts: readonly string[], companies: readonly string[] | null): readonly Group[] {
  const groups = new Map<string, Map<string, number>>();
  for (const [place, text] of texts.entries()) {
    if (text === '') continue;
    const company = companies?.[place] ?? '';
    const counts = groups.get(company) ?? new Map<string, number>();
    counts.set(text, (counts.get(text) ?? 0) + 1);
    groups.set(company, counts);
  }
  return [...groups.values()].map((counts) => ({ counts, rows: sumOf([...counts.values()]) }));
}

function isNoAccident(large: readonly Group[]): boolean {
  const repeats = sumOf(large.map(({ rows }) => rows - 1));
  return repeats >= (large.length > 1 ? MIN_REPEATS : MIN_REPEATS_OF_ONE);
}

function shareOf(large: readonly Group[]): number {
  const same = sumOf(large.map(({ counts }) => Math.max(...counts.values())));
  return same / sumOf(large.map(({ rows }) => rows));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
