import type { Screen } from '@/app/feature';
import { wire } from '@/app/wire';
import { CompanyReadingPort } from '@/core/research/company/company.port';
import { nextStepIn } from '@/core/research/contribute/next-step-address';
import { OwnContributionListPort } from '@/core/research/contributions/contributions.port';
import { SessionKey } from '@/stores/account/session/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { NextStepKey } from '@/stores/research/contribute/keys';
import type { SentState } from '@/stores/research/contribute/next-step.store';
import { NextStepStore } from '@/stores/research/contribute/next-step.store';
import { NextStepScreen } from '@/views/research/contribute/next-step-screen';

const TITLES: Readonly<Record<SentState, string>> = {
  unasked: 'Share what you know · {brand}',
  guest: 'Share what you know · {brand}',
  loading: 'Share what you know · {brand}',
  nothing: 'Nothing has been sent · {brand}',
  sent: 'Thank you · {brand}',
  unknown: 'Thank you · {brand}',
};

export const nextStepScreen: Screen = {
  module: wire((provide, bind) => {
    provide(NextStepStore, [CompanyReadingPort, OwnContributionListPort, SessionKey], NextStepKey);
    bind(PersonalKey).toService(NextStepKey);
  }),
  View: NextStepScreen,
  query: ['k', 'company', 'referer', 'campaign'],
  load: (container) => {
    const { after, company } = nextStepIn(container.get(NavigationKey).address);
    return container.get(NextStepKey).open(after, company);
  },
  page: (container) => ({
    title: TITLES[container.get(NextStepKey).sentState],
    description: 'What happens to what you shared, and what would help next.',
    isPersonal: true,
  }),
};
