import type { Feature } from '@/app/feature';

/** The account itself: how one logs in to it, what it holds, and its end. */
export const feature: Feature = {
  screens: {
    ManageAccount: async () =>
      (await import(/* webpackChunkName: "ManageAccount" */ './manage-account.screen')).manageAccountScreen,
  },
};
