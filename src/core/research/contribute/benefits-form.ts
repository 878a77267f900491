import type { NewCompanyField, TypedCompany } from '@/core/research/company-proposals/new-company.rules';
import { newCompanyErrors, newCompanyIn } from '@/core/research/company-proposals/new-company.rules';
import type { BenefitContribution } from '@/core/research/contribute/benefit-contributions.port';
import type { StepName } from './contribution-steps';

export const MAX_BENEFITS_TEXT_LENGTH = 2_000;

export interface BenefitsAnswers {
  readonly companyName: string;
  readonly newCompany: TypedCompany | null;
  readonly codes: readonly string[];
  readonly text: string;
  readonly departmentId: number | null;
  readonly city: string;
  readonly isCurrent: boolean | null;
}

export type BenefitsField = 'companyName' | NewCompanyField | 'codes' | 'text' | 'departmentId' | 'city' | 'isCurrent';

export const BENEFITS_FIELD_STEPS: Readonly<Record<BenefitsField, StepName>> = {
  companyName: 'work',
  newCity: 'work',
  newWebsite: 'work',
  isCurrent: 'work',
  departmentId: 'work',
  city: 'work',
  codes: 'benefits',
  text: 'benefits',
};

export const emptyBenefitsAnswers: BenefitsAnswers = {
  companyName: '',
  newCompany: null,
  codes: [],
  text: '',
  departmentId: null,
  city: '',
  isCurrent: null,
};

export function withCode(codes: readonly string[], code: string): string[] {
  return codes.includes(code) ? codes.filter((each) => each !== code) : [...codes, code];
}

export function benefitsFaults(answers: BenefitsAnswers): Readonly<Partial<Record<BenefitsField, string>>> {
  return {
    ...(answers.companyName.trim() === '' ? { companyName: 'Enter the company, and pick it from the list' } : {}),
    ...newCompanyErrors(answers),
    ...(answers.isCurrent === null ? { isCurrent: 'Choose whether you work there now' } : {}),
    ...(answers.codes.length === 0 ? { codes: 'Choose at least one benefit' } : {}),
    ...(answers.text.length > MAX_BENEFITS_TEXT_LENGTH
      ? { text: `Use at most ${MAX_BENEFITS_TEXT_LENGTH} characters` }
      : {}),
  };
}

export function benefitContributionOf(answers: BenefitsAnswers): BenefitContribution {
  const { companyName, codes, text, departmentId, city, isCurrent } = answers;
  if (isCurrent === null) throw new RangeError('Answers with faults are not sent.');
  return {
    companyName: companyName.trim(),
    ...newCompanyIn(answers),
    codes,
    text: text.trim() || null,
    departmentId,
    city: city.trim() || null,
    isCurrent,
  };
}
