import { HikeStore } from '@/stores/calculators/hike.store';
import { HikeKey } from '@/stores/calculators/keys';
import { HikeScreen } from '@/views/calculators/hike-screen';
import { calculatorScreen } from './calculator-screen';

/** The hike calculator. */
export const hikeScreen = calculatorScreen(
  'SalaryHikeCalculator',
  HikeKey,
  HikeScreen,
  (ports) => new HikeStore(ports),
);
