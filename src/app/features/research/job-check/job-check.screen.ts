import { ContainerModule } from 'inversify';
import { listedHostNames } from '@/adapters/browser/listed-host-names';
import type { Screen } from '@/app/feature';
import { CompanyDomainsPort } from '@/core/research/job-check/company-domains.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { JobCheckStore } from '@/stores/research/job-check/job-check.store';
import { JobCheckKey } from '@/stores/research/job-check/keys';
import { JobCheckScreen } from '@/views/research/job-check/job-check-screen';

export const jobCheckScreen: Screen = {
  View: JobCheckScreen,
  load: (container) => container.get(JobCheckKey).load(),
  page: () => ({
    title: 'Is this job real? Check an offer or a recruiter’s message · {brand}',
    description:
      'Paste an email, a chat message or an offer letter to see its signs of job fraud, what a real offer has, and where to report fraud. It never leaves your device.',
  }),
  module: new ContainerModule(({ bind }) => {
    bind(JobCheckKey)
      .toResolvedValue((reading) => new JobCheckStore(reading, listedHostNames), [CompanyDomainsPort])
      .inSingletonScope();
    bind(PersonalKey).toService(JobCheckKey);
  }),
};
