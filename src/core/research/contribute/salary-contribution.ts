import type { EmploymentType } from '@/core/kernel/common/employment-type.rules';
import type { StockType, VestingPeriod } from '@/core/kernel/common/stock.rules';
import type { NewCompany } from '../company-proposals/new-company';

/** Rupees: 100,000 times `lakhs` and 1,000 times `thousand`. */
export interface SalaryAmount {
  readonly lakhs: number;
  readonly thousand: number;
}

/** One grant of stock, with its value over all of its years. */
export interface StockDetail extends SalaryAmount {
  readonly stockType: StockType;
  readonly vestingPeriod: VestingPeriod;
}

/** A user's own pay (EN-SALARY-FORM). Company and job profile are names of the catalogue, the rest are its ids. */
export interface SalaryContribution {
  readonly companyName: string;
  /** More of a company that the catalogue does not have. A moderator decides about it first; the rest waits. */
  readonly newCompany?: NewCompany;
  readonly jobProfile: string;
  readonly locationId: number;
  readonly department: number | null;
  /** Full-time work if it is not said. */
  readonly employment?: EmploymentType;
  readonly currentSalary: boolean;
  /** The year in which the user last earned it; null for pay of now. */
  readonly year: number | null;
  /** In years; 0 for a fresher. */
  readonly totalExperience: number;
  readonly fixedSalary: SalaryAmount;
  /** The annual bonus. */
  readonly variableSalary: SalaryAmount | null;
  /** Paid once, on joining. */
  readonly joiningBonus?: SalaryAmount | null;
  readonly stockDetail: StockDetail | null;
  /** The user was asked about unusual pay and says that it is right. */
  readonly isConfirmed: boolean;
}

/** The code of the refusal that asks whether unusual pay is right; its fields say what is unusual. */
export const SALARY_UNUSUAL = 'salary_unusual';
