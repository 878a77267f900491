/**
 * Days within which addresses verified at one domain count as one person, because the owner of a domain can create any
 * number.
 */
export const PROVED_TOGETHER_DAYS = 14;
/** Days after which a verified address counts as a person of its own, like an account without a verified address. */
export const PROOF_SETTLED_DAYS = 90;

/** A verified work address. The day is in days since 1970. */
export interface WorkProof {
  readonly companyId: number;
  readonly provedOn: number;
}

/**
 * Returns a group number per proof. Proofs of one company within `PROVED_TOGETHER_DAYS` of the first form a group.
 * Returns null without a proof, and for a proof older than `PROOF_SETTLED_DAYS`.
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
 * Returns the number of people behind a company's proofs. A group counts as one person, and so does each proof
 * without a day.
 */
export function peopleBehindProofs(provedOn: readonly (number | null)[], today: number): number {
  const proofs = provedOn.map((day) => (day === null ? null : { companyId: 0, provedOn: day }));
  return new Set(provedTogether(proofs, today).map((group, place) => group ?? place)).size;
}

/**
 * Returns true if a work address makes a new account count immediately. `provedOn` is the day on which the address was
 * verified, `others` are the days of the company's other addresses. Of addresses in one group, only the first counts.
 */
export function countsImmediately(provedOn: number, others: readonly number[]): boolean {
  return others.every((day) => day > provedOn || provedOn - day >= PROVED_TOGETHER_DAYS);
}
