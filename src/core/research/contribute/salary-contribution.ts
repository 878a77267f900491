import type { EmploymentType } from '@/core/kernel/common/employment-type.rules';
import type { StockType, VestingPeriod } from '@/core/kernel/common/stock.rules';
import type { NewCompany } from '../company-proposals/new-company';

export interface SalaryAmount {
  readonly lakhs: number;
  readonly thousand: number;
}

/** A stock grant. The value is over all of its years. */
export interface StockDetail extends SalaryAmount {
  readonly stockType: StockType;
  readonly vestingPeriod: VestingPeriod;
}

/**
 * A salary report. Company and job profile are names from the catalogue; location and department are catalogue ids
 * (EN-SALARY-FORM).
 */
export interface SalaryContribution {
  readonly companyName: string;
  readonly newCompany?: NewCompany;
  readonly jobProfile: string;
  readonly locationId: number;
  readonly department: number | null;
  /** The kind of work. Full-time by default. */
  readonly employment?: EmploymentType;
  readonly currentSalary: boolean;
  readonly year: number | null;
  readonly totalExperience: number;
  readonly fixedSalary: SalaryAmount;
  readonly variableSalary: SalaryAmount | null;
  /** A bonus paid once, on joining. */
  readonly joiningBonus?: SalaryAmount | null;
  readonly stockDetail: StockDetail | null;
  readonly isConfirmed: boolean;
}

/** The refusal code that asks for confirmation. Its fields say what is unusual. */
export const SALARY_UNUSUAL = 'salary_unusual';
