import '@/views/research/fair-pay/fair-pay.css';
import type { Feature } from '@/app/feature';

export const feature: Feature = {
  screens: {
    PaidFairly: async () => (await import(/* webpackChunkName: "PaidFairly" */ './fair-pay.screen')).fairPayScreen,
  },
};
