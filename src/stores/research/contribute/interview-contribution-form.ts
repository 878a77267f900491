import type { Clock } from '@/core/kernel/common/clock.port';
import type { InterviewContributions } from '@/core/research/contribute/interview-contributions.port';
import type { InterviewAnswers, InterviewField } from '@/core/research/contribute/interview-form';
import {
  emptyInterviewAnswers,
  interviewContributionOf,
  interviewErrors,
  stepOfInterviewField,
} from '@/core/research/contribute/interview-form';
import { readInterviewAnswers } from '@/core/research/contribute/stored-answers';
import type { ContributionForm } from './contribution.store';

/** Form fields by the path in the service's problem. Fields of rounds have the same names on both sides. */
const FIELDS: Readonly<Record<string, InterviewField>> = {
  companyName: 'companyName',
  'newCompany.city': 'newCity',
  'newCompany.website': 'newWebsite',
  jobProfile: 'jobProfile',
  locationId: 'location',
  month: 'month',
  difficulty: 'difficulty',
  outcome: 'outcome',
  days: 'days',
  story: 'story',
};

export function interviewContributionForm(
  interviews: InterviewContributions,
  clock: Clock,
): ContributionForm<InterviewAnswers, InterviewField> {
  return {
    kind: 'interview',
    empty: emptyInterviewAnswers,
    parse: readInterviewAnswers,
    check: (answers) => interviewErrors(answers, clock.now()),
    stepOf: stepOfInterviewField,
    refusalOf: ({ fields }) => {
      const errors: Partial<Record<InterviewField, string>> = {};
      for (const [name, sentence] of Object.entries(fields)) {
        const field = FIELDS[name];
        if (field !== undefined) errors[field] = sentence;
      }
      return errors;
    },
    send: (answers, marks) => interviews.giveInterview({ ...interviewContributionOf(answers), ...marks }),
    notSent: 'Your interview was not saved',
  };
}
