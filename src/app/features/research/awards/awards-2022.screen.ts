import type { Screen } from '@/app/feature';
import { Awards2022Screen } from '@/views/research/awards/awards-2022-screen';

/** The awards before the first edition (decisions A 41). */
export const awards2022Screen: Screen = {
  View: Awards2022Screen,
  page: () => ({
    title: 'Employee Choice Awards 2022 · {brand}',
    description: 'There is no edition for 2022. See the other editions, with their lists and rules.',
  }),
};
