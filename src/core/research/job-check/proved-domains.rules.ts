import { isGroup } from '@/core/kernel/figures/figures.rules';
import { PROVED_TOGETHER_DAYS, provedTogether } from '@/core/kernel/figures/proved-together.rules';
import { inFives } from '@/core/kernel/figures/shown-numbers.rules';

/** A work address of a company's people. */
export interface ProvedAddress {
  /** Its registrable domain. */
  readonly domain: string;
  /** The day of its proof, in days since 1970. */
  readonly provedOn: number;
}

/**
 * Returns the domains, in alphabetical order, at which at least five people proved an address of one company, without those that are `known` already. Proofs of one
 * domain within a fortnight count as one, and a proof counts after a fortnight, so that its day is not seen. `today` is in days since 1970.
 */
export function provedDomains(
  addresses: readonly ProvedAddress[],
  known: readonly string[],
  today: number,
): readonly { readonly domain: string; readonly people: number }[] {
  const settled = addresses.filter(
    ({ domain, provedOn }) => today - provedOn >= PROVED_TOGETHER_DAYS && !known.includes(domain),
  );
  return [...new Set(settled.map(({ domain }) => domain))]
    .toSorted()
    .map((domain) => ({ domain, people: peopleAt(domain, settled, today) }))
    .filter(({ people }) => isGroup(people))
    .map(({ domain, people }) => ({ domain, people: inFives(people) }));
}

/** Returns how many people the proofs of a domain stand for. */
function peopleAt(at: string, addresses: readonly ProvedAddress[], today: number): number {
  const proofs = addresses.filter(({ domain }) => domain === at).map(({ provedOn }) => ({ companyId: 0, provedOn }));
  const together = provedTogether(proofs, today);
  return new Set(together.map((first, place) => first ?? `own ${place}`)).size;
}
