import type { HostNames } from '@/core/kernel/common/host-names';
import { checkMessage } from '../job-check/check-message.rules';
import type { KnownDomains } from '../job-check/look-alike.rules';
import type { Job } from './job';
import { daysSince } from './job-age.rules';
import type { OpeningSign, OpeningSignKind } from './opening-sign.rules';
import { TEXT_SIGNS } from './opening-sign.rules';

/** The number of days without a new posting after which an opening counts as unchanged. */
export const UNCHANGED_OPENING_DAYS = 60;
export const MIN_REPEATED_POSTINGS = 3;
/**
 * The multiple of the usual median from which an offer counts as suspiciously high, if it is also above the upper
 * quartile.
 */
export const HIGH_PAY_FACTOR = 2;

export type OpeningFacts = Pick<Job, 'postedOn' | 'isDayKnown' | 'timesPosted' | 'compensation' | 'usualPay'> & {
  readonly isCompanyKnown: boolean;
};

export function openingSignsInText(text: string, domains: KnownDomains, hosts: HostNames): readonly OpeningSign[] {
  const { found } = checkMessage(text, [], domains, hosts);
  return TEXT_SIGNS.flatMap((kind) =>
    found
      .filter((sign) => sign.kind === kind)
      .map(({ quotes, company }) => ({ kind, quotes, company: company?.name ?? null })),
  );
}

/** Returns the warning signs in an opening's facts. `now` is in ms since 1970. */
export function openingSignsInFacts(facts: OpeningFacts, now: number): readonly OpeningSign[] {
  const { postedOn, isDayKnown, timesPosted, isCompanyKnown } = facts;
  const shown: Readonly<Record<Exclude<OpeningSignKind, (typeof TEXT_SIGNS)[number]>, boolean>> = {
    unknownCompany: !isCompanyKnown,
    highPay: isFarAboveUsual(facts),
    unchanged: isDayKnown && daysSince(postedOn, now) >= UNCHANGED_OPENING_DAYS,
    repeated: timesPosted >= MIN_REPEATED_POSTINGS,
  };
  return (['unknownCompany', 'highPay', 'unchanged', 'repeated'] as const)
    .filter((kind) => shown[kind])
    .map((kind) => ({ kind, quotes: [], company: null }));
}

/** Compares the lower end, so that a wide range is no sign. */
function isFarAboveUsual({ compensation, usualPay }: OpeningFacts): boolean {
  if (compensation === null || usualPay === null || compensation.currency !== 'INR') return false;
  const least = compensation.minCtc === null || compensation.minCtc === 0 ? compensation.maxCtc : compensation.minCtc;
  if (least === null) return false;
  return least >= HIGH_PAY_FACTOR * usualPay.median && least > (usualPay.upperQuartile ?? 0);
}
