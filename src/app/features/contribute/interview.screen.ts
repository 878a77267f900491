import { InterviewGivingPort } from '@/core/contribute/interview-giving.port';
import { interviewContributionForm } from '@/stores/contribute/interview-contribution-form';
import { InterviewFormKey } from '@/stores/contribute/keys';
import { InterviewForm } from '@/views/contribute/interview-form';
import { contributionScreen } from './contribution-screen';

/** The form for the user's own interview. */
export const interviewScreen = contributionScreen({
  key: InterviewFormKey,
  port: InterviewGivingPort,
  form: interviewContributionForm,
  login: {
    title: 'Log in to send your interview',
    subTitle: 'What you filled in stays. It shows without a name.',
  },
  fill: ({ companyName, jobProfile }) => ({ companyName: companyName ?? '', jobProfile: jobProfile ?? '' }),
  View: InterviewForm,
  page: {
    title: 'Tell of an interview · {brand}',
    description: 'Rounds, questions, how hard it was and how it ended: tell of an interview, without your name.',
  },
});
