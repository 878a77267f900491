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
      'The part of house rent allowance that is free of tax: the three amounts side by side, by periods, with four cities to 2025-26 and eight since.',
  },
  HraKey,
  HraScreen,
  (ports) => new HraStore(ports),
);
