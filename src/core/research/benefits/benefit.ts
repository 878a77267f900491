import type { Proof } from '@/core/account/career-status/proof.rules';

/** The groups of benefits, in the order in which they are shown. */
export const BENEFIT_GROUPS = ['financial', 'health', 'time-off', 'perks', 'learning'] as const;

export type BenefitGroup = (typeof BENEFIT_GROUPS)[number];

/** A benefit of the catalogue; `urlName` is its name in addresses. */
export interface Benefit {
  readonly code: string;
  readonly group: BenefitGroup;
  readonly name: string;
  readonly urlName: string;
}

/** The benefits that one person reports of a company. */
export interface BenefitReport {
  readonly id: string;
  readonly codes: readonly string[];
  readonly text: string | null;
  readonly department: string | null;
  /** A city or a state. */
  readonly location: string | null;
  readonly isCurrent: boolean | null;
  /** `2026-11`, `2026-Q4` or `2026`; null if the card shows none. */
  readonly month: string | null;
  readonly proof: Proof | null;
}

/** The benefits that are reported of a company, most often first; one without a report is absent. */
export interface BenefitFigures {
  readonly reports: number;
  /** The number of reports that show and that no figure counts yet. */
  readonly heldCount: number | null;
  /** `2026-11`; null for fewer than five reports. */
  readonly newest: string | null;
  readonly benefits: readonly { readonly code: string; readonly count: number }[];
}

/** A benefit with the number of reports that name it. */
export interface CountedBenefit extends Benefit {
  readonly count: number;
}

/** Returns the reported benefits group by group, most often first; a group without any is absent, and so is an unknown code. */
export function benefitsByGroup(
  catalogue: readonly Benefit[],
  { benefits }: Pick<BenefitFigures, 'benefits'>,
): readonly { readonly group: BenefitGroup; readonly benefits: readonly CountedBenefit[] }[] {
  const counted = benefits.flatMap(({ code, count }) => {
    const benefit = catalogue.find((each) => each.code === code);
    return benefit === undefined ? [] : [{ ...benefit, count }];
  });
  return BENEFIT_GROUPS.map((group) => ({
    group,
    benefits: counted.filter((benefit) => benefit.group === group),
  })).filter((each) => each.benefits.length > 0);
}
