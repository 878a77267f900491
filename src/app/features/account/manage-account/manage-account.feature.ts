import type { Feature } from '@/app/feature';

export const feature: Feature = {
  screens: {
    ManageAccount: async () =>
      (await import(/* webpackChunkName: "ManageAccount" */ './manage-account.screen')).manageAccountScreen,
  },
};
