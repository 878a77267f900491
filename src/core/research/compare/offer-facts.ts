import type { Share } from '@/core/kernel/figures/chance.rules';
import { sharesDiffer, somePair } from '@/core/kernel/figures/chance.rules';
import { isGroup } from '@/core/kernel/figures/figures.rules';
import { peopleText } from '@/core/kernel/figures/people-text';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import type { Benefit, BenefitFigures } from '../benefits/benefit';
import type { InterviewSummary } from '../interviews/interview';
import { DIFFICULTY_LABELS } from '../interviews/interview-labels';
import { interviewSharesOf, shareText } from '../interviews/interview-shares';
import { payInLakh } from '../salaries/pay-text';
import type { SalaryFigure, SalaryPart, SalaryReport } from '../salaries/salary';

export const OFFER_ROWS = ['parts', 'offers', 'difficulty', 'days', 'benefits', 'workFromHome'] as const;
export type OfferRow = (typeof OFFER_ROWS)[number];

export interface OfferFacts {
  readonly urlName: string;
  readonly pay: (Pick<SalaryReport, 'parts'> & { readonly figure: Pick<SalaryFigure, 'count'> }) | null;
  readonly interviews: InterviewSummary | null;
  readonly benefits: BenefitFigures | null;
  readonly catalogue: readonly Benefit[];
}

export interface OfferCell {
  readonly value: string;
  readonly count: string;
}

const PART_LABELS: Readonly<Record<SalaryPart['kind'], string>> = {
  fixed: 'fixed',
  variable: 'variable',
  stock: 'stock',
  joiningBonus: 'joining bonus',
};

const WORK_FROM_HOME = 'WORK_FROM_HOME';

const MAX_BENEFITS = 3;

export function offerCellOf(facts: OfferFacts, row: OfferRow): OfferCell | null {
  switch (row) {
    case 'parts':
      return partsOf(facts);
    case 'offers':
    case 'difficulty':
    case 'days':
      return facts.interviews === null ? null : interviewCellOf(facts.interviews, row);
    case 'benefits':
      return benefitsOf(facts);
    case 'workFromHome':
      return workFromHomeOf(facts);
  }
}

/**
 * Returns whether a row differs. Shares must differ by more than chance. Other rows, which have no margin, differ in
 * the value.
 */
export function offersDiffer(all: readonly OfferFacts[], row: OfferRow): boolean {
  if (row === 'parts' || row === 'days') {
    const values = all.flatMap((facts) => offerCellOf(facts, row)?.value ?? []);
    return new Set(values).size > 1;
  }
  const shares = all.map((facts) => sharesOf(facts, row));
  return somePair(shares, (one, other) =>
    [...one].some(([name, share]) => {
      const same = other.get(name);
      return same !== undefined && sharesDiffer(share, same);
    }),
  );
}

function sharesOf(facts: OfferFacts, row: 'offers' | 'difficulty' | 'benefits' | 'workFromHome'): Map<string, Share> {
  const { interviews, benefits, catalogue } = facts;
  if (offerCellOf(facts, row) === null) return new Map();
  switch (row) {
    case 'offers': {
      const offers = interviews === null ? null : interviewSharesOf(interviews).offers;
      return new Map(offers === null ? [] : [[row, offers]]);
    }
    case 'difficulty': {
      const counts = Object.entries(interviews?.difficulty ?? {});
      const count = counts.reduce((total, [, part]) => total + part, 0);
      return new Map(counts.map(([name, part]) => [name, { part, count }]));
    }
    case 'benefits':
    case 'workFromHome': {
      const codes =
        row === 'workFromHome'
          ? [WORK_FROM_HOME]
          : catalogue.map(({ code }) => code).filter((code) => code !== WORK_FROM_HOME);
      const partOf = (code: string) => benefits?.benefits.find((named) => named.code === code)?.count ?? 0;
      return new Map(codes.map((code) => [code, { part: partOf(code), count: benefits?.reports ?? 0 }]));
    }
  }
}

function partsOf({ pay }: OfferFacts): OfferCell | null {
  if (pay === null || pay.parts === null) return null;
  const { count, items } = pay.parts;
  const value = items
    .filter(({ amount }) => amount > 0)
    .map(({ kind, amount }) => `${unbroken(payInLakh(amount))} ${PART_LABELS[kind]}`)
    .join(', ');
  return { value, count: peopleText(count, pay.figure.count) };
}

function interviewCellOf(summary: InterviewSummary, row: 'offers' | 'difficulty' | 'days'): OfferCell | null {
  const { offers, usual } = interviewSharesOf(summary);
  const { median, count } = summary.days;
  switch (row) {
    case 'offers':
      return offers === null ? null : { value: shareText(offers.part, offers.count), count: groupIndian(offers.count) };
    case 'difficulty':
      return usual === null
        ? null
        : {
            value: `${DIFFICULTY_LABELS[usual.difficulty]}, ${shareText(usual.part, usual.count)}`,
            count: groupIndian(usual.count),
          };
    case 'days':
      return median === null ? null : { value: String(median), count: groupIndian(count) };
  }
}

function benefitsOf({ benefits, catalogue }: OfferFacts): OfferCell | null {
  if (benefits === null || !isGroup(benefits.reports)) return null;
  const named = benefits.benefits.filter(({ code }) => code !== WORK_FROM_HOME).slice(0, MAX_BENEFITS);
  const value = named
    .flatMap(({ code, count }) => {
      const name = catalogue.find((each) => each.code === code)?.name;
      return name === undefined ? [] : [`${name} ${unbroken(shareText(count, benefits.reports))}`];
    })
    .join(', ');
  return { value, count: groupIndian(benefits.reports) };
}

function workFromHomeOf({ benefits }: OfferFacts): OfferCell | null {
  if (benefits === null || !isGroup(benefits.reports)) return null;
  const named = benefits.benefits.find(({ code }) => code === WORK_FROM_HOME)?.count ?? 0;
  return { value: shareText(named, benefits.reports), count: groupIndian(benefits.reports) };
}

function unbroken(figure: string): string {
  return figure.replaceAll(' ', '\u00A0');
}
