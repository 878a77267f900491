import { ContainerModule } from 'inversify';
import { CompanyReadingPort } from '@/core/company/company.port';
import { nextStepIn } from '@/core/contribute/next-step-address';
import { OwnContributionListPort } from '@/core/contributions/contributions.port';
import { NextStepKey } from '@/stores/contribute/keys';
import { NextStepStore } from '@/stores/contribute/next-step.store';
import { NavigationKey } from '@/stores/navigation/keys';
import { SessionKey } from '@/stores/session/keys';
import { NextStepScreen } from '@/views/contribute/next-step-screen';
import type { Screen } from '../../feature';

/** The step after a contribution. */
export const nextStepScreen: Screen = {
  module: new ContainerModule(({ bind }) => {
    bind(NextStepKey)
      .toResolvedValue(
        (companies, contributions, session) => new NextStepStore(companies, contributions, session),
        [CompanyReadingPort, OwnContributionListPort, SessionKey],
      )
      .inSingletonScope();
  }),
  View: NextStepScreen,
  query: ['k', 'company', 'referer', 'campaign'],
  load: (container) => {
    const { after, company } = nextStepIn(container.get(NavigationKey).address);
    return container.get(NextStepKey).open(after, company);
  },
  page: () => ({
    title: 'Thank you · {brand}',
    description: 'What happens with what you shared, and what would help next.',
    isPersonal: true,
  }),
};
