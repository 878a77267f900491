import '@/views/trust/public-log/public-log.css';
import type { Feature } from '@/app/feature';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { ComplaintSumsKey } from '@/stores/trust/complaints/keys';
import { PublicLogKey } from '@/stores/trust/public-log/keys';
import { PublicLogScreen } from '@/views/trust/public-log/public-log-screen';
import { publicLogAdapters, publicLogModule } from './public-log.module';

export const feature: Feature = {
  module: publicLogModule,
  adapters: publicLogAdapters,
  screens: {
    Transparency: () => ({
      View: PublicLogScreen,
      load: async (container) => {
        const { isBack } = container.get(NavigationKey);
        await Promise.all([container.get(PublicLogKey).open(isBack), container.get(ComplaintSumsKey).load()]);
      },
      page: () => ({
        title: 'What moderators did · {brand}',
        description: 'Every decision of our moderators, with the rule and how it began, without authors.',
      }),
    }),
  },
};
