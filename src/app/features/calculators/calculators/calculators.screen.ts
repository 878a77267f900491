import type { Screen } from '@/app/feature';
import { CalculatorsScreen } from '@/views/calculators/calculators/calculators-screen';

export const calculatorsScreen: Screen = {
  View: CalculatorsScreen,
  page: () => ({
    title: 'Salary calculators: take-home, hike, HRA, gratuity · {brand}',
    description:
      'Take-home salary in both regimes, hike after tax, HRA exemption and gratuity by the rules of the year, with the rule behind every figure.',
  }),
};
