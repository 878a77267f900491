import { MemorySalaries } from '@/adapters/memory/research/salaries/memory-salaries';
import { emptyCareerStatus } from '@/core/account/career-status/career-status';
import type { SalaryFigure } from '@/core/research/salaries/salary';
import type { SalaryScope } from '@/core/research/salaries/salary-reading.port';
import { OwnSalaryStore } from '@/stores/research/headline-stats/own-salary.store';
import { aProfile } from './a-profile';
import { startMemoryApp } from './memory-app';

const KNOWN = { count: 725, newest: '2026-11', median: 980_000, lowerQuartile: 800_000, upperQuartile: 1_170_000 };

/** Salaries of the user's own title, with a figure for which the sample data is too small. */
export async function anOwnSalary(jobProfile: string | null, figure: Partial<SalaryFigure> = KNOWN) {
  const { browser } = await startMemoryApp();
  const salaries = new MemorySalaries(browser);
  const asked: SalaryScope[] = [];
  const working = { ...emptyCareerStatus.working, companyName: 'Vaayuna Technologies', jobProfile };
  const profile = aProfile({ careerStatus: { type: 'working', working, student: null, unemployed: null } });
  const reading = {
    getSalaryReport: async (scope: SalaryScope) => {
      asked.push(scope);
      const report = await salaries.getSalaryReport(scope);
      if (!report.ok) return report;
      return { ...report, value: { ...report.value, figure: { ...report.value.figure, ...figure } } };
    },
  };
  return { own: new OwnSalaryStore(reading, { profile }), asked, line: browser.line };
}
