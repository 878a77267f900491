/** The minimum coverage, from 0 to 1, at which the report says that the service satisfies the whole contract. */
const WHOLE = 0.9;

/** Returns the verdict on a run without failures. `reached` is from 0 to 1. */
export function verdictLine(reached: number): string {
  if (reached >= WHOLE) return 'Kept: nothing that was asked breaks the contract.';
  return `Kept, as far as it was asked: ${(reached * 100).toFixed(1)} %. Nothing of that breaks the contract.`;
}
