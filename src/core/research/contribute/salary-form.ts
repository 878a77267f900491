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

/** The answers of the form for pay; empty or null if the user has not answered. */
export interface SalaryAnswers {
  readonly companyName: string;
  /** More of a company that is not in the list; null for one of the list. */
  readonly newCompany: TypedCompany | null;
  readonly jobProfile: string;
  readonly locationName: string;
  /** Null if the city was typed, not picked. */
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
  /** The user was asked about unusual pay and says that it is right. */
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
  year: 'work',
  totalExperience: 'work',
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

/** The sentences about fields that cannot be sent (VA-FIELD-MESSAGES). */
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

/** Returns the fields that cannot be sent yet: the five mandatory ones (VA-SALARY-MANDATORY), and what is half answered. */
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

/** Returns answers without faults as they are sent (EN-SALARY-FORM). Throws RangeError for others. */
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

/** Returns an amount in rupees (EN-SALARY-FORM-AMOUNTS). */
export function rupeesOf({ lakhs, thousand }: SalaryAmount): number {
  return lakhs * LAKH + thousand * 1_000;
}

/** Returns what the answers come to in rupees a year; the stock as it vests in a year. A joining bonus is of no other year than the first. */
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

/** Returns the chosen amount; null for nothing. */
function amountOf({ lakhs, thousand }: ChosenAmount): SalaryAmount | null {
  const amount = { lakhs: lakhs ?? 0, thousand: thousand ?? 0 };
  return rupeesOf(amount) === 0 ? null : amount;
}
