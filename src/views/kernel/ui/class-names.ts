/**
 * Ignores `null`, `undefined`, `false` and `''`. Returns undefined if nothing is left, so that no empty `class` is
 * written.
 */
export function classNames(...names: readonly (string | false | null | undefined)[]): string | undefined {
  const joined = names.filter(Boolean).join(' ');
  return joined === '' ? undefined : joined;
}
