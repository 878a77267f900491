import type { Feature } from '@/app/feature';
import { WhoCanSeeWhatScreen } from '@/views/trust/privacy/who-can-see-what-screen';

export const feature: Feature = {
  screens: {
    WhoCanSeeWhat: () => ({
      View: WhoCanSeeWhatScreen,
      page: () => ({
        title: 'How anonymity works · {brand}',
        description: 'What others see of you, what is kept, what your employer can learn, and what nobody can promise.',
      }),
    }),
  },
};
