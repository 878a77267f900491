import type { EmploymentType } from '@/core/kernel/common/employment-type.rules';
import { USUAL_EMPLOYMENT } from '@/core/kernel/common/employment-type.rules';
import type { StockType, VestingPeriod } from '@/core/kernel/common/stock.rules';
import { vestingYearsOf } from '@/core/kernel/common/stock.rules';
import { LAKH } from '@/core/kernel/formatting/indian-number';
import type { NewCompanyField, TypedCompany } from '@/core/research/company-proposals/new-company.rules';
import { newCompanyErrors, newCompanyFaults, newCompanyIn } from '@/core/research/company-proposals/new-company.rules';
import type { StepName } from './contribution-steps';
import type { SalaryAmount, SalaryContribution } from './salary-contribution';

export interface ChosenAmount {
  readonly lakhs: number | null;
  readonly thousand: number | null;
}

export interface SalaryAnswers {
  readonly companyName: string;
  readonly newCompany: TypedCompany | null;
  readonly jobProfile: string;
  readonly locationName: string;
  readonly locationId: number | null;
  readonly department: number | null;
  readonly employment: EmploymentType;
  readonly currentSalary: boolean;
  readonly year: number | null;
  readonly totalExperience: number | null;
  readonly fixedSalary: ChosenAmount;
  readonly variableSalary: ChosenAmount;
  readonly joiningBonus: ChosenAmount;
  readonly stockType: StockType | null;
  readonly vestingPeriod: VestingPeriod | null;
  readonly stock: ChosenAmount;
  readonly isConfirmed: boolean;
}

export type SalaryField =
  | 'companyName'
  | NewCompanyField
  | 'jobProfile'
  | 'location'
  | 'department'
  | 'employment'
  | 'year'
  | 'totalExperience'
  | 'fixedSalary'
  | 'variableSalary'
  | 'joiningBonus'
  | 'stockDetail';

export const SALARY_FIELD_STEPS: Readonly<Record<SalaryField, StepName>> = {
  companyName: 'work',
  newCity: 'work',
  newWebsite: 'work',
  jobProfile: 'work',
  location: 'work',
  department: 'work',
  employment: 'work',
  year: 'pay',
  totalExperience: 'pay',
  fixedSalary: 'pay',
  variableSalary: 'pay',
  joiningBonus: 'pay',
  stockDetail: 'pay',
};

const nothing: ChosenAmount = { lakhs: null, thousand: null };

export const emptySalaryAnswers: SalaryAnswers = {
  companyName: '',
  newCompany: null,
  jobProfile: '',
  locationName: '',
  locationId: null,
  department: null,
  employment: USUAL_EMPLOYMENT,
  currentSalary: true,
  year: null,
  totalExperience: null,
  fixedSalary: nothing,
  variableSalary: nothing,
  joiningBonus: nothing,
  stockType: null,
  vestingPeriod: null,
  stock: nothing,
  isConfirmed: false,
};

export const salaryFaults: Readonly<Record<SalaryField, string>> = {
  companyName: 'Enter the company, and pick it from the list',
  newCity: newCompanyFaults.newCity,
  newWebsite: newCompanyFaults.newWebsite,
  jobProfile: 'Enter your job title, and pick it from the list',
  location: 'Enter the city, and pick it from the list',
  department: 'Pick the department from the list',
  employment: 'Select the kind of work',
  year: 'Select the year in which you last earned it',
  totalExperience: 'Select your years of experience',
  fixedSalary: 'Select your fixed pay of a year',
  variableSalary: 'Select the bonus of a year',
  joiningBonus: 'Select the joining bonus, or leave it empty',
  stockDetail: 'Select the kind of stock and its value, or leave all of it empty',
};

export function faultySalaryFields(answers: SalaryAnswers): readonly SalaryField[] {
  const { newCity, newWebsite } = newCompanyErrors(answers);
  const faults: readonly (readonly [SalaryField, boolean])[] = [
    ['companyName', answers.companyName.trim() === ''],
    ['newCity', newCity !== undefined],
    ['newWebsite', newWebsite !== undefined],
    ['jobProfile', answers.jobProfile.trim() === ''],
    ['location', answers.locationId === null],
    ['year', !answers.currentSalary && answers.year === null],
    ['totalExperience', answers.totalExperience === null],
    ['fixedSalary', amountOf(answers.fixedSalary) === null],
    ['stockDetail', (answers.stockType === null) !== (amountOf(answers.stock) === null)],
  ];
  return faults.flatMap(([field, isFaulty]) => (isFaulty ? [field] : []));
}

/** Throws RangeError for incomplete answers (EN-SALARY-FORM). */
export function salaryContributionOf(answers: SalaryAnswers): SalaryContribution {
  const { locationId, totalExperience, stockType, vestingPeriod } = answers;
  const fixedSalary = amountOf(answers.fixedSalary);
  const stock = amountOf(answers.stock);
  if (locationId === null || totalExperience === null || fixedSalary === null)
    throw new RangeError('Answers with faults are not sent.');
  return {
    companyName: answers.companyName.trim(),
    ...newCompanyIn(answers),
    jobProfile: answers.jobProfile.trim(),
    locationId,
    department: answers.department,
    employment: answers.employment,
    currentSalary: answers.currentSalary,
    year: answers.currentSalary ? null : answers.year,
    totalExperience,
    fixedSalary,
    variableSalary: amountOf(answers.variableSalary),
    joiningBonus: amountOf(answers.joiningBonus),
    stockDetail:
      stock === null || stockType === null ? null : { stockType, vestingPeriod: vestingPeriod ?? 'notAware', ...stock },
    isConfirmed: answers.isConfirmed,
  };
}

export function rupeesOf({ lakhs, thousand }: SalaryAmount): number {
  return lakhs * LAKH + thousand * 1_000;
}

/**
 * Returns pay in rupees a year, with stock as it vests in a year. The joining bonus is left out, since it belongs to
 * the first year only.
 */
export function yearlyPayOf(
  answers: Pick<SalaryAnswers, 'fixedSalary' | 'variableSalary' | 'stock' | 'vestingPeriod'>,
): number {
  const of = (chosen: ChosenAmount) => rupeesOf(amountOf(chosen) ?? { lakhs: 0, thousand: 0 });
  return (
    of(answers.fixedSalary) +
    of(answers.variableSalary) +
    Math.round(of(answers.stock) / vestingYearsOf(answers.vestingPeriod))
  );
}

function amountOf({ lakhs, thousand }: ChosenAmount): SalaryAmount | null {
  const amount = { lakhs: lakhs ?? 0, thousand: thousand ?? 0 };
  return rupeesOf(amount) === 0 ? null : amount;
}
