import { ExitStore } from '@/stores/calculators/calculators/exit.store';
import { ExitKey } from '@/stores/calculators/calculators/keys';
import { ExitScreen } from '@/views/calculators/calculators/exit-screen';
import { calculatorScreen } from './calculator-screen';

export const exitScreen = calculatorScreen(
  {
    name: 'Leaving a job',
    path: '/salaries/exit-pack',
    title: 'Leaving a job: final settlement dates, amount and letter · {brand}',
    description:
      'Last wages in two working days, gratuity in 30, leave, bonus, PF exit date and Form 130: what is due and when, the amount, a letter, and where to complain.',
  },
  ExitKey,
  ExitScreen,
  (ports) => new ExitStore(ports),
);
