import { DesignScreen } from '@/views/design/design-screen';
import type { Feature } from '../../feature';

/** The design system's page; only development builds have it. */
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
