import type { Screen } from '@/app/feature';
import { wire } from '@/app/wire';
import { CompanyReadingPort } from '@/core/research/company/company.port';
import { nextStepIn } from '@/core/research/contribute/next-step-address';
import { OwnContributionListPort } from '@/core/research/contributions/contributions.port';
import { SessionKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { NextStepKey } from '@/stores/research/contribute/keys';
import { NextStepStore } from '@/stores/research/contribute/next-step.store';
import { NextStepScreen } from '@/views/research/contribute/next-step-screen';

export const nextStepScreen: Screen = {
  module: wire((provide) => {
    provide(NextStepStore, [CompanyReadingPort, OwnContributionListPort, SessionKey], NextStepKey);
  }),
  View: NextStepScreen,
  query: ['k', 'company', 'referer', 'campaign'],
  load: (container) => {
    const { after, company } = nextStepIn(container.get(NavigationKey).address);
    return container.get(NextStepKey).open(after, company);
  },
  page: (container) => ({
    title: container.get(NextStepKey).isThanked ? 'Thank you · {brand}' : 'Share what you know · {brand}',
    description: 'What happens to what you shared, and what would help next.',
    isPersonal: true,
  }),
};
