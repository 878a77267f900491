import type { Key } from '@/core/kernel/common/key';
import type { ComparedSalariesStore } from './compared-salaries.store';
import type { OwnPayStore } from './own-pay.store';
import type { SalaryListStore } from './salary-list.store';
import type { SalaryReportStore } from './salary-report.store';

export const SalaryReportKey: Key<SalaryReportStore> = Symbol('salaries/SalaryReportStore');
export const ComparedSalariesKey: Key<ComparedSalariesStore> = Symbol('salaries/ComparedSalariesStore');
export const SalaryListKey: Key<SalaryListStore> = Symbol('salaries/SalaryListStore');
export const OwnPayKey: Key<OwnPayStore> = Symbol('salaries/OwnPayStore');
