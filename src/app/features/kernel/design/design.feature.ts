import type { Feature } from '@/app/feature';
import { DesignScreen } from '@/views/kernel/design/design-screen';

export const feature: Feature = {
  screens: {
    Design: () => ({
      View: DesignScreen,
      page: () => ({
        title: 'Design system · {brand}',
        description: 'Every component in every state.',
        isPersonal: true,
      }),
    }),
  },
};
