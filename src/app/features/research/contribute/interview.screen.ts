import { InterviewContributionsPort } from '@/core/research/contribute/interview-contributions.port';
import { countedInterview } from '@/stores/research/contribute/counted-forms';
import { interviewContributionForm } from '@/stores/research/contribute/interview-contribution-form';
import { InterviewFormKey, SimilarInterviewsKey } from '@/stores/research/contribute/keys';
import { InterviewForm } from '@/views/research/contribute/interview-form';
import { bindCount } from './bind-count';
import { contributionScreen } from './contribution-screen';

export const interviewScreen = contributionScreen({
  key: InterviewFormKey,
  port: InterviewContributionsPort,
  form: interviewContributionForm,
  login: 'interview',
  asksForCityId: true,
  fill: ({ companyName, jobProfile, city, cityId }) => ({
    companyName: companyName ?? '',
    jobProfile: jobProfile ?? '',
    locationName: cityId === null ? '' : (city ?? ''),
    locationId: cityId,
  }),
  View: InterviewForm,
  alsoBind: bindCount(SimilarInterviewsKey, InterviewFormKey, countedInterview),
  page: {
    title: 'Add an interview · {brand}',
    description: 'Rounds, questions, how hard it was and how it ended: share your interview, without your name.',
  },
});
