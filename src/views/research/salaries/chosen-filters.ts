import { USUAL_EMPLOYMENT } from '@/core/kernel/common/employment-type.rules';
import type { SalaryReport } from '@/core/research/salaries/salary';
import type { SalaryFilter } from '@/core/research/salaries/salary-address';
import { messages } from './messages';

export function chosenSalaryFilters({
  location,
  experience,
  employment,
}: SalaryReport): readonly { readonly filter: SalaryFilter; readonly name: string }[] {
  return [
    ...(location === null ? [] : [{ filter: 'location', name: location.name } as const]),
    ...(employment === USUAL_EMPLOYMENT
      ? []
      : [{ filter: 'employment', name: messages.employments[employment] } as const]),
    ...(experience === null ? [] : [{ filter: 'experience', name: messages.years(experience) } as const]),
  ];
}
