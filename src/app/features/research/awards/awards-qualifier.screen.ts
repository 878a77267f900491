import type { Screen } from '@/app/feature';
import { AwardsKey } from '@/stores/research/awards/keys';
import { QualifierScreen } from '@/views/research/awards/qualifier-screen';

export const awardsQualifierScreen: Screen = {
  View: QualifierScreen,
  load: (container) => container.get(AwardsKey).show({ year: null, category: null }, 1, null),
  page: () => ({
    title: 'Who qualifies for the awards · {brand}',
    description: 'How the employee choice awards are counted: reviews alone, with their number and uncertainty.',
  }),
};
