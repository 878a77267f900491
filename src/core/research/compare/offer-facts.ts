import { isGroup } from '@/core/kernel/figures/figures.rules';
import { peopleText } from '@/core/kernel/figures/people-text';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import type { Benefit, BenefitFigures } from '../benefits/benefit';
import type { InterviewSummary } from '../interviews/interview';
import { DIFFICULTY_LABELS } from '../interviews/interview-labels';
import { interviewSharesOf, shareText } from '../interviews/interview-shares';
import { payInLakh } from '../salaries/pay-text';
import type { SalaryFigure, SalaryPart, SalaryReport } from '../salaries/salary';

/** Rows that weigh one offer against another. */
export const OFFER_ROWS = ['parts', 'offers', 'difficulty', 'days', 'benefits', 'workFromHome'] as const;
export type OfferRow = (typeof OFFER_ROWS)[number];

/** The figures of a company that rows of offers quote; null if they did not load. */
export interface OfferFacts {
  readonly urlName: string;
  readonly pay: (Pick<SalaryReport, 'parts'> & { readonly figure: Pick<SalaryFigure, 'count'> }) | null;
  readonly interviews: InterviewSummary | null;
  readonly benefits: BenefitFigures | null;
  readonly catalogue: readonly Benefit[];
}

/** A value in words with the number of reports behind it. */
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

/** The benefits that a cell names. */
const MAX_BENEFITS = 3;

/** Returns what a company has in a row; null if too few have reported it. */
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

/** Keeps a figure on one line of a narrow column. */
function unbroken(figure: string): string {
  return figure.replaceAll(' ', '\u00A0');
}
