import type { Screen } from '@/app/feature';
import { Awards2022Screen } from '@/views/research/awards/awards-2022-screen';

/** The awards before the first edition (decisions A 41). */
export const awards2022Screen: Screen = {
  View: Awards2022Screen,
  page: () => ({
    title: 'Employee Choice Awards 2022 · {brand}',
    description: 'No edition was counted for 2022. The editions that were, each with its lists and rules.',
  }),
};
