import { USUAL_EMPLOYMENT } from '@/core/kernel/common/employment-type.rules';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import type { SalaryAnswers } from '@/core/research/contribute/salary-form';
import type { PaySubject } from './fair-pay.rules';
import { experienceOf } from './fair-pay.rules';

export function paySubjectOf(answers: SalaryAnswers): PaySubject | null {
  const { jobProfile, companyName, newCompany, locationName, totalExperience, employment, currentSalary } = answers;
  const nameOf = (text: string) => urlNameOf(text) || null;
  const role = nameOf(jobProfile);
  if (role === null || totalExperience === null || employment !== USUAL_EMPLOYMENT || !currentSalary) return null;
  return {
    jobProfile: role,
    company: newCompany === null ? nameOf(companyName) : null,
    location: nameOf(locationName),
    experience: experienceOf(totalExperience),
  };
}
