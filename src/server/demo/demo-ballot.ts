import type { OfferForm } from '@/contract/generated/feed';
import { vestingYearsOf } from '@/core/kernel/common/stock.rules';
import type { DemoPerson } from './person';
import type { Placeholders } from './placeholders';
import type { OfferTemplate, PostTemplate } from './post-template';
import { Random } from './random';

export interface DemoBallot {
  readonly kind: 'poll' | 'salary';
  readonly options: readonly (string | OfferForm)[];
  readonly picks: readonly { readonly person: DemoPerson; readonly option: number }[];
  /** Milliseconds from the post to its end, or null for no end. */
  readonly opensFor: number | null;
}

const LAKH = 100_000;
const THREE_DAYS_MS = 72 * 3_600_000;

export function ballotOf(
  { poll, offers }: PostTemplate,
  placeholders: Placeholders,
  postId: string,
  voters: readonly DemoPerson[],
): DemoBallot | null {
  const options =
    poll?.map((text) => placeholders.fill(text)) ?? offers?.map((offer) => offerOf(offer, placeholders)) ?? [];
  if (options.length === 0) return null;
  const random = new Random(`ballot ${postId}`);
  const favourite = random.integer(1, options.length);
  const picks = voters.map((person) => ({
    person,
    option: random.chance(0.3) ? favourite : random.integer(1, options.length),
  }));
  return {
    kind: poll === undefined ? 'salary' : 'poll',
    options,
    picks,
    opensFor: poll === undefined ? null : THREE_DAYS_MS,
  };
}

function offerOf(offer: OfferTemplate, placeholders: Placeholders): OfferForm {
  const rupees = (lakh = '0'): number => Math.round(Number(placeholders.fill(lakh)) * LAKH);
  const [variable, stock] = [rupees(offer.variable), rupees(offer.stock)];
  return {
    companyName: placeholders.fill(offer.company),
    designation: placeholders.fill('{role}'),
    city: placeholders.fill(offer.city),
    fixed: rupees(offer.total) - variable - stock,
    variable,
    joiningBonus: rupees(offer.joining),
    stock: stock === 0 ? null : { type: 'rsus', value: stock * vestingYearsOf('4'), vestingPeriod: '4' },
    currentSalary: offer.isCurrent ?? false,
  };
}
