import type { Screen } from '@/app/feature';
import { BenefitContributionsPort } from '@/core/research/contribute/benefit-contributions.port';
import {
  BENEFITS_FIELD_STEPS,
  benefitContributionOf,
  benefitsFaults,
  emptyBenefitsAnswers,
} from '@/core/research/contribute/benefits-form';
import { parseBenefitsAnswers } from '@/core/research/contribute/stored-words';
import { BenefitsKey } from '@/stores/research/benefits/keys';
import { countedBenefits } from '@/stores/research/contribute/counted-forms';
import { BenefitsFormKey, SimilarBenefitsKey } from '@/stores/research/contribute/keys';
import { BenefitsFormScreen } from '@/views/research/contribute/benefits-form-screen';
import { bindCount } from './bind-count';
import { contributionScreen } from './contribution-screen';

const screen = contributionScreen({
  key: BenefitsFormKey,
  port: BenefitContributionsPort,
  form: (writing) => ({
    kind: 'benefits',
    empty: emptyBenefitsAnswers,
    parse: parseBenefitsAnswers,
    check: benefitsFaults,
    stepOf: (field) => BENEFITS_FIELD_STEPS[field],
    refusalOf: ({ fields }) => fields,
    send: (answers, marks) => writing.giveBenefits({ ...benefitContributionOf(answers), ...marks }),
    notSent: 'The benefits were not sent.',
  }),
  login: 'benefits',
  fill: ({ companyName, city, departmentId, isCurrent }) => ({
    companyName: companyName ?? '',
    city: city ?? '',
    departmentId,
    isCurrent,
  }),
  View: BenefitsFormScreen,
  alsoBind: bindCount(SimilarBenefitsKey, BenefitsFormKey, countedBenefits),
  page: {
    title: 'Add benefits · {brand}',
    description:
      'Add what a company offers besides the salary: insurance, leave, meals, learning. It appears without your name.',
  },
});

export const benefitsScreen: Screen = {
  ...screen,
  load: async (container, parameters) => {
    await Promise.all([screen.load?.(container, parameters), container.get(BenefitsKey).loadCatalogue()]);
  },
};
