import type { Proof } from '@/core/account/career-status/proof.rules';

export const BENEFIT_GROUPS = ['financial', 'health', 'time-off', 'perks', 'learning'] as const;

export type BenefitGroup = (typeof BENEFIT_GROUPS)[number];

export interface Benefit {
  readonly code: string;
  readonly group: BenefitGroup;
  readonly name: string;
  readonly urlName: string;
}

export interface BenefitReport {
  readonly id: string;
  readonly codes: readonly string[];
  readonly text: string | null;
  readonly department: string | null;
  readonly location: string | null;
  readonly isCurrent: boolean | null;
  /** `2026-11`, `2026-Q4` or `2026`. Null if the card shows none. */
  readonly month: string | null;
  readonly proof: Proof | null;
}

export interface BenefitFigures {
  readonly reports: number;
  readonly heldCount: number | null;
  /** `2026-11`, or null for fewer than five reports. */
  readonly newest: string | null;
  readonly benefits: readonly { readonly code: string; readonly count: number }[];
}

export interface CountedBenefit extends Benefit {
  readonly count: number;
}

/** Groups benefits, most frequent first. Empty groups and unknown codes are left out. */
export function benefitsByGroup(
  catalogue: readonly Benefit[],
  { benefits }: Pick<BenefitFigures, 'benefits'>,
): readonly { readonly group: BenefitGroup; readonly benefits: readonly CountedBenefit[] }[] {
  const counted = countedBenefits(catalogue, benefits);
  return BENEFIT_GROUPS.map((group) => ({
    group,
    benefits: counted.filter((benefit) => benefit.group === group),
  })).filter((each) => each.benefits.length > 0);
}

const NEARLY_ALL = 0.9;

/** Returns the benefits that at least nine of ten reports name. */
export function nearlyAllHave(
  catalogue: readonly Benefit[],
  { benefits, reports }: Pick<BenefitFigures, 'benefits' | 'reports'>,
): readonly CountedBenefit[] {
  return countedBenefits(catalogue, benefits).filter(({ count }) => count >= reports * NEARLY_ALL);
}

function countedBenefits(
  catalogue: readonly Benefit[],
  benefits: BenefitFigures['benefits'],
): readonly CountedBenefit[] {
  return benefits.flatMap(({ code, count }) => {
    const benefit = catalogue.find((each) => each.code === code);
    return benefit === undefined ? [] : [{ ...benefit, count }];
  });
}
