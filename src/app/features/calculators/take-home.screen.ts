import { TakeHomeKey } from '@/stores/calculators/keys';
import { TakeHomeStore } from '@/stores/calculators/take-home.store';
import { TakeHomeScreen } from '@/views/calculators/take-home-screen';
import { calculatorScreen } from './calculator-screen';

/** The take-home calculator. */
export const takeHomeScreen = calculatorScreen(
  'TakeHomeCalculator',
  TakeHomeKey,
  TakeHomeScreen,
  (ports) => new TakeHomeStore(ports),
);
