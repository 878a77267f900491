import { HraStore } from '@/stores/calculators/hra.store';
import { HraKey } from '@/stores/calculators/keys';
import { HraScreen } from '@/views/calculators/hra-screen';
import { calculatorScreen } from './calculator-screen';

/** The hra calculator. */
export const hraScreen = calculatorScreen('HraCalculator', HraKey, HraScreen, (ports) => new HraStore(ports));
