import { HikeStore } from '@/stores/calculators/calculators/hike.store';
import { HikeKey } from '@/stores/calculators/calculators/keys';
import { HikeScreen } from '@/views/calculators/calculators/hike-screen';
import { calculatorScreen } from './calculator-screen';

export const hikeScreen = calculatorScreen(
  {
    name: 'Salary hike calculator',
    path: '/salaries/salary-hike-calculator',
    title: 'Salary hike calculator: per cent to rupees, and what is left after tax · {brand}',
    description: 'A hike in per cent or in rupees, both ways, and the rise in hand after tax in the cheaper regime.',
  },
  HikeKey,
  HikeScreen,
  (ports) => new HikeStore(ports),
);
