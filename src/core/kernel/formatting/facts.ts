/** Joins facts by dots. A line may break after a dot, never before it. */
export function joinFacts(facts: readonly (string | null)[]): string {
  return facts.filter((fact) => fact !== null && fact !== '').join('\u00a0· ');
}
