/** Rows beyond the first of their company from which a column that never varies is no accident; more if all rows are of one company. */
const MIN_REPEATS = 12;
const MIN_REPEATS_OF_ONE = 30;
const MIN_ROWS_OF_COMPANY = 3;

/**
 * Whether a column has one value for all rows of each company: what the page of the company says, and not the author of a row. `companies` has the company of
 * each text, in their order; null if rows do not name it.
 */
export function isFactOfPage(texts: readonly string[], companies: readonly string[] | null): boolean {
  const groups = new Map<string, { readonly value: string; count: number }>();
  const mixed = new Set<string>();
  for (const [place, text] of texts.entries()) {
    if (text === '') continue;
    const company = companies?.[place] ?? '';
    const group = groups.get(company);
    if (group === undefined) groups.set(company, { value: text, count: 1 });
    else if (group.value === text) group.count += 1;
    else mixed.add(company);
  }
  if (mixed.size > 0) return false;
  const large = [...groups.values()].filter(({ count }) => count >= MIN_ROWS_OF_COMPANY);
  const repeats = large.reduce((sum, { count }) => sum + count - 1, 0);
  return repeats >= (large.length > 1 ? MIN_REPEATS : MIN_REPEATS_OF_ONE);
}
