import type { Container } from 'inversify';
import type { ComponentType } from 'react';
import { SHARED_FIELDS } from '@/core/calculators/calculator-address';
import { calculatorPage } from '@/core/calculators/calculator-pages';
import type { Key } from '@/core/common/key';
import type { CalculatorForm } from '@/stores/calculators/calculator-form';
import { NavigationKey } from '@/stores/navigation/keys';
import type { Screen } from '../../feature';

/** A calculator’s screen: a link sets year, state and regime; what was typed before comes back after the first view. */
export function calculatorScreen(
  name: Parameters<typeof calculatorPage>[0],
  key: Key<{ readonly form: CalculatorForm }>,
  View: ComponentType,
): Screen {
  const formOf = (container: Container) => container.get(key).form;
  const load = async (container: Container) => formOf(container).open(container.get(NavigationKey).address);
  return {
    View,
    query: [...SHARED_FIELDS],
    load,
    requery: load,
    start: (container) => formOf(container).restore(container.get(NavigationKey).address),
    page: () => calculatorPage(name),
  };
}
