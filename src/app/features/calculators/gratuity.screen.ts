import { GratuityStore } from '@/stores/calculators/gratuity.store';
import { GratuityKey } from '@/stores/calculators/keys';
import { GratuityScreen } from '@/views/calculators/gratuity-screen';
import { calculatorScreen } from './calculator-screen';

/** The gratuity calculator. */
export const gratuityScreen = calculatorScreen(
  'GratuityCalculator',
  GratuityKey,
  GratuityScreen,
  (ports) => new GratuityStore(ports),
);
