/**
 * Joins the class names that apply, with one space between them. `null`, `undefined`, `false` and `''` are left out;
 * the answer is `undefined` when nothing is left, so that no empty `class` attribute is written.
 */
export function classNames(...names: readonly (string | false | null | undefined)[]): string | undefined {
  const joined = names.filter(Boolean).join(' ');
  return joined === '' ? undefined : joined;
}
