import type { Container } from 'inversify';
import { ContainerModule } from 'inversify';
import type { ComponentType } from 'react';
import type { Screen } from '@/app/feature';
import { LINKED_FIELDS } from '@/core/calculators/calculators/calculator-address';
import type { CalculatorPage } from '@/core/calculators/calculators/calculator-pages';
import { calculatorPage } from '@/core/calculators/calculators/calculator-pages';
import { ClockPort } from '@/core/kernel/common/clock.port';
import type { Key } from '@/core/kernel/common/key';
import { StoragePort, TabStoragePort } from '@/core/kernel/common/key-value-storage.port';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { SessionKey } from '@/stores/account/session/keys';
import type { CalculatorForm, CalculatorPorts } from '@/stores/calculators/calculators/calculator-form';
import { ExitAskStore } from '@/stores/calculators/calculators/exit-ask.store';
import { ExitAskKey } from '@/stores/calculators/calculators/keys';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { NavigationKey } from '@/stores/kernel/navigation/keys';

export function calculatorScreen<Store extends PersonalStore & { readonly form: CalculatorForm }>(
  page: CalculatorPage,
  key: Key<Store>,
  View: ComponentType,
  create: (ports: CalculatorPorts) => Store,
): Screen {
  return {
    ...formScreen(page, key, View),
    module: new ContainerModule(({ bind }) => {
      bind(key)
        .toResolvedValue(
          (storage, tab, scheduler, clock, session) => create({ storage, tab, scheduler, clock, session }),
          [StoragePort, TabStoragePort, SchedulerPort, ClockPort, SessionKey],
        )
        .inSingletonScope();
      bind(PersonalKey).toService(key);
    }),
  };
}

/**
 * Returns the screen of a calculator. A link sets fields without amounts; stored fields are restored after the first
 * view.
 */
export function formScreen(
  page: CalculatorPage,
  key: Key<{ readonly form: CalculatorForm }>,
  View: ComponentType,
): Screen {
  const formOf = (container: Container) => container.get(key).form;
  const load = async (container: Container) => formOf(container).open(container.get(NavigationKey).address);
  return {
    View,
    query: [...LINKED_FIELDS],
    load,
    requery: load,
    start: (container) => formOf(container).restore(container.get(NavigationKey).address),
    page: () => calculatorPage(page),
  };
}

export const exitAskModule = new ContainerModule(({ bind }) => {
  bind(ExitAskKey)
    .toResolvedValue(
      (storage, tab, clock, session) => new ExitAskStore({ storage, tab, clock, session }),
      [StoragePort, TabStoragePort, ClockPort, SessionKey],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(ExitAskKey);
});
