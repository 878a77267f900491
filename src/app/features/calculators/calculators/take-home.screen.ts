import { TAKE_HOME_PATH } from '@/core/calculators/calculators/take-home-path';
import { TakeHomeKey } from '@/stores/calculators/calculators/keys';
import { TakeHomeStore } from '@/stores/calculators/calculators/take-home.store';
import { TakeHomeScreen } from '@/views/calculators/calculators/take-home-screen';
import { calculatorScreen } from './calculator-screen';

export const takeHomeScreen = calculatorScreen(
  {
    name: 'Take-home salary calculator',
    path: TAKE_HOME_PATH,
    title: 'Take-home salary calculator: both regimes, line by line · {brand}',
    description:
      'CTC to in-hand salary in the new and the old regime, with the provident-fund ceiling of September 2026, twelve months and the rule behind every line.',
  },
  TakeHomeKey,
  TakeHomeScreen,
  (ports) => new TakeHomeStore(ports),
);
