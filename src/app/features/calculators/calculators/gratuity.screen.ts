import { GratuityStore } from '@/stores/calculators/calculators/gratuity.store';
import { GratuityKey } from '@/stores/calculators/calculators/keys';
import { GratuityScreen } from '@/views/calculators/calculators/gratuity-screen';
import { calculatorScreen } from './calculator-screen';

export const gratuityScreen = calculatorScreen(
  {
    name: 'Gratuity calculator',
    path: '/salaries/gratuity-calculator',
    title: 'Gratuity calculator with the labour codes: amount, years and tax · {brand}',
    description:
      'Whether gratuity is due, how many years count, how much you get since 21 November 2025, and how much is tax-free. Leave, notice and bonus too.',
  },
  GratuityKey,
  GratuityScreen,
  (ports) => new GratuityStore(ports),
);
