import type { Container } from 'inversify';
import { ContainerModule } from 'inversify';
import { FindPayGroup } from '@/core/calculators/find-pay-group.use-case';
import { HandPayOver } from '@/core/calculators/hand-pay-over.use-case';
import { ClockPort } from '@/core/common/clock.port';
import { IdsPort } from '@/core/common/ids.port';
import { StoragePort } from '@/core/common/key-value-storage.port';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { SalaryReadingPort } from '@/core/salaries/salary-reading.port';
import { FairPayStore } from '@/stores/calculators/fair-pay.store';
import { FairPayKey } from '@/stores/calculators/keys';
import { PersonalKey } from '@/stores/common/personal';
import { NavigationKey } from '@/stores/navigation/keys';
import { SessionKey } from '@/stores/session/keys';
import { FairPayScreen } from '@/views/calculators/fair-pay-screen';
import type { Screen } from '../../feature';
import { formScreen } from '../calculators/calculator-screen';

const load = async (container: Container) => container.get(FairPayKey).open(container.get(NavigationKey).address);

/** The check whether pay is fair. */
export const fairPayScreen: Screen = {
  ...formScreen(
    {
      name: 'Are you paid fairly?',
      path: '/are-you-paid-fairly',
      title: 'Are you paid fairly? Your salary beside reported ones · {brand}',
      description:
        'Where your salary stands among reported ones of your role, years, city and company, with the number of reports and how sure it is. Your salary never leaves the device.',
    },
    FairPayKey,
    FairPayScreen,
  ),
  load,
  requery: load,
  module: new ContainerModule(({ bind }) => {
    bind(FairPayKey)
      .toResolvedValue(
        (storage, scheduler, clock, session, reading, ids) =>
          new FairPayStore(
            { storage, scheduler, clock, session },
            new FindPayGroup(reading),
            new HandPayOver(storage, clock, ids),
          ),
        [StoragePort, SchedulerPort, ClockPort, SessionKey, SalaryReadingPort, IdsPort],
      )
      .inSingletonScope();
    bind(PersonalKey).toService(FairPayKey);
  }),
};
