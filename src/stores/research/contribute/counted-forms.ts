import type { BenefitsAnswers, BenefitsField } from '@/core/research/contribute/benefits-form';
import type { InterviewAnswers, InterviewField } from '@/core/research/contribute/interview-form';
import type { ReviewAnswers, ReviewField } from '@/core/research/contribute/review-form';
import type { ContributionStore } from './contribution.store';
import type { CountedForm } from './similar-contributions.store';

type FormOf<Values extends { readonly companyName: string }, Field extends string> = Pick<
  ContributionStore<Values, Field>,
  'values' | 'change'
>;

const named = (text: string): string | null => text.trim() || null;

export function countedReview(form: FormOf<ReviewAnswers, ReviewField>): CountedForm {
  return {
    kind: 'review',
    facts: () => {
      const { companyName, newCompany, jobProfile, departmentId, city, isCurrent, years } = form.values;
      if (isCurrent === null || newCompany !== null) return null;
      const places = { jobProfile: named(jobProfile), departmentId, city: named(city) };
      return { companyName: companyName.trim(), ...places, isCurrent, years };
    },
    leave: {
      jobProfile: () => form.change({ jobProfile: '' }, 'jobProfile'),
      departmentId: () => form.change({ departmentId: null }, 'departmentId'),
      city: () => form.change({ city: '' }, 'city'),
      years: () => form.change({ years: null }),
    },
  };
}

/** Returns the facts of an interview for counting similar contributions. The role cannot be left out. */
export function countedInterview(form: FormOf<InterviewAnswers, InterviewField>): CountedForm {
  return {
    kind: 'interview',
    facts: () => {
      const { companyName, newCompany, jobProfile, locationName } = form.values;
      if (newCompany !== null) return null;
      const places = { jobProfile: named(jobProfile), departmentId: null, city: named(locationName) };
      return { companyName: companyName.trim(), ...places, isCurrent: null, years: null };
    },
    leave: { city: () => form.change({ locationName: '', locationId: null }, 'location') },
  };
}

export function countedBenefits(form: FormOf<BenefitsAnswers, BenefitsField>): CountedForm {
  return {
    kind: 'benefits',
    facts: () => {
      const { companyName, newCompany, departmentId, city, isCurrent } = form.values;
      if (isCurrent === null || newCompany !== null) return null;
      const places = { jobProfile: null, departmentId, city: named(city) };
      return { companyName: companyName.trim(), ...places, isCurrent, years: null };
    },
    leave: {
      departmentId: () => form.change({ departmentId: null }, 'departmentId'),
      city: () => form.change({ city: '' }, 'city'),
    },
  };
}
