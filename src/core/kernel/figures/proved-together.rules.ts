/** Addresses of one domain that were proved within so many days count as one person: whoever runs the domain has as many as they like. */
export const PROVED_TOGETHER_DAYS = 14;
/** A proof of so many days ago counts for itself, as an account without one does. */
export const PROOF_SETTLED_DAYS = 90;

/** The work address of a person, proved on a day (days since 1970). */
export interface WorkProof {
  readonly companyId: number;
  readonly provedOn: number;
}

/**
 * Returns which proofs count as one, as a number for each of them: those of a company whose days lie within `PROVED_TOGETHER_DAYS` of the first of them. Null for a
 * person without a proof, and for one whose proof has settled by `today`.
 */
export function provedTogether(proofs: readonly (WorkProof | null)[], today: number): readonly (number | null)[] {
  const together = proofs.map((): number | null => null);
  const recent = proofs.flatMap((proof, place) =>
    proof === null || today - proof.provedOn >= PROOF_SETTLED_DAYS ? [] : [{ ...proof, place }],
  );
  recent.sort((one, other) => one.companyId - other.companyId || one.provedOn - other.provedOn);
  let first: (WorkProof & { readonly place: number }) | undefined;
  for (const proof of recent) {
    const isWithin = first?.companyId === proof.companyId && proof.provedOn - first.provedOn < PROVED_TOGETHER_DAYS;
    if (!isWithin) first = proof;
    together[proof.place] = first?.place ?? proof.place;
  }
  return together;
}

/**
 * Returns whether a work address makes a new account count at once. `provedOn` is the day of its proof, `others` the days of proofs of the company's other
 * addresses. If several proofs count as one, only the first makes its account count.
 */
export function standsForDays(provedOn: number, others: readonly number[]): boolean {
  return others.every((day) => day > provedOn || provedOn - day >= PROVED_TOGETHER_DAYS);
}
