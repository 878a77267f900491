import { HraStore } from '@/stores/calculators/calculators/hra.store';
import { HraKey } from '@/stores/calculators/calculators/keys';
import { HraScreen } from '@/views/calculators/calculators/hra-screen';
import { calculatorScreen } from './calculator-screen';

export const hraScreen = calculatorScreen(
  {
    name: 'HRA calculator',
    path: '/salaries/hra-calculator',
    title: 'HRA exemption calculator: eight cities from 2026-27 · {brand}',
    description:
      'How much of your house rent allowance is tax-free: the three amounts side by side, for each period, with the four cities until 2025-26 and the eight since.',
  },
  HraKey,
  HraScreen,
  (ports) => new HraStore(ports),
);
