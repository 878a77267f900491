import type { Container } from 'inversify';
import { ContainerModule } from 'inversify';
import { when } from 'mobx';
import type { Screen } from '@/app/feature';
import { formScreen } from '@/app/features/calculators/calculators/calculator-screen';
import { ClockPort } from '@/core/kernel/common/clock.port';
import { IdsPort } from '@/core/kernel/common/ids.port';
import { StoragePort, TabStoragePort } from '@/core/kernel/common/key-value-storage.port';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { fairPayFieldsOf } from '@/core/research/fair-pay/fair-pay-form';
import { FindPayGroup } from '@/core/research/fair-pay/find-pay-group.use-case';
import { PrefillSalary } from '@/core/research/fair-pay/hand-pay-over.use-case';
import { SalaryReadingPort } from '@/core/research/salaries/salary-reading.port';
import { ProfileKey } from '@/stores/account/profile/keys';
import { SessionKey } from '@/stores/account/session/keys';
import { CalculatorForm } from '@/stores/calculators/calculators/calculator-form';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { FairPayStore } from '@/stores/research/fair-pay/fair-pay.store';
import { FairPayKey } from '@/stores/research/fair-pay/keys';
import { FairPayScreen } from '@/views/research/fair-pay/fair-pay-screen';

const load = async (container: Container) => {
  const own = container.get(ProfileKey);
  // A first page loads the profile concurrently.
  await when(() => own.state.state !== 'loading');
  await container.get(FairPayKey).open(container.get(NavigationKey).address);
};

export const fairPayScreen: Screen = {
  ...formScreen(
    {
      name: 'Are you paid fairly?',
      path: '/are-you-paid-fairly',
      title: 'Are you paid fairly? Compare your salary · {brand}',
      description:
        'How your salary compares with reported ones for your role, years, city and company, with the number of reports and how certain it is. Your salary never leaves the device.',
    },
    FairPayKey,
    FairPayScreen,
  ),
  load,
  requery: load,
  module: new ContainerModule(({ bind }) => {
    bind(FairPayKey)
      .toResolvedValue(
        (storage, tab, scheduler, clock, session, reading, ids, profiles) =>
          new FairPayStore(
            {
              session,
              formOf: (setup) => new CalculatorForm({ storage, tab, scheduler, clock, session }, setup),
              prefill: () => fairPayFieldsOf(profiles.profile?.careerStatus ?? null),
            },
            new FindPayGroup(reading),
            new PrefillSalary({ storage, tab }, clock, ids),
          ),
        [StoragePort, TabStoragePort, SchedulerPort, ClockPort, SessionKey, SalaryReadingPort, IdsPort, ProfileKey],
      )
      .inSingletonScope();
    bind(PersonalKey).toService(FairPayKey);
  }),
};
