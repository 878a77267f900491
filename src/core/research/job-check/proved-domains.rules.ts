import { isGroup } from '@/core/kernel/figures/figures.rules';
import { PROVED_TOGETHER_DAYS, provedTogether } from '@/core/kernel/figures/proved-together.rules';
import { inFives } from '@/core/kernel/figures/shown-numbers.rules';

export interface ProvedAddress {
  readonly domain: string;
  readonly provedOn: number;
}

/**
 * Returns domains in alphabetical order at which at least five people proved an address. Skips `known` domains. Proofs
 * of one domain within a fortnight count as one. A proof counts only after a fortnight, which hides its day. `today` is
 * in days since 1970.
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

function peopleAt(at: string, addresses: readonly ProvedAddress[], today: number): number {
  const proofs = addresses.filter(({ domain }) => domain === at).map(({ provedOn }) => ({ companyId: 0, provedOn }));
  const together = provedTogether(proofs, today);
  return new Set(together.map((first, place) => first ?? `own ${place}`)).size;
}
