import type { SalaryContributions } from '@/core/research/contribute/salary-contributions.port';
import type { SalaryAnswers, SalaryField } from '@/core/research/contribute/salary-form';
import {
  emptySalaryAnswers,
  faultySalaryFields,
  SALARY_FIELD_STEPS,
  salaryContributionOf,
  salaryFaults,
} from '@/core/research/contribute/salary-form';
import { readSalaryAnswers } from '@/core/research/contribute/stored-answers';
import type { FieldErrors } from '@/stores/kernel/common/form';
import type { ContributionForm } from './contribution.store';

const FIELDS: Readonly<Record<string, SalaryField>> = {
  companyName: 'companyName',
  newCompany: 'newCity',
  jobProfile: 'jobProfile',
  locationId: 'location',
  department: 'department',
  employment: 'employment',
  year: 'year',
  totalExperience: 'totalExperience',
  fixedSalary: 'fixedSalary',
  variableSalary: 'variableSalary',
  joiningBonus: 'joiningBonus',
  stockDetail: 'stockDetail',
};

export function salaryContributionForm(salaries: SalaryContributions): ContributionForm<SalaryAnswers, SalaryField> {
  return {
    kind: 'salary',
    empty: emptySalaryAnswers,
    parse: readSalaryAnswers,
    check: (answers) => errorsOf(faultySalaryFields(answers)),
    stepOf: (field) => SALARY_FIELD_STEPS[field],
    refusalOf: ({ fields }) => {
      const errors: Partial<Record<SalaryField, string>> = {};
      for (const [name, sentence] of Object.entries(fields)) {
        const field = FIELDS[name.split('.', 1)[0] ?? ''];
        if (field !== undefined) errors[field] = sentence;
      }
      return errors;
    },
    send: (answers, marks) => salaries.giveSalary({ ...salaryContributionOf(answers), ...marks }),
    notSent: 'Your salary was not saved',
  };
}

function errorsOf(fields: readonly SalaryField[]): FieldErrors<SalaryField> {
  return Object.fromEntries(fields.map((field) => [field, salaryFaults[field]]));
}
