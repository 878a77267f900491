import '@/views/public-log/public-log.css';
import { ComplaintSumsKey } from '@/stores/complaints/keys';
import { NavigationKey } from '@/stores/navigation/keys';
import { PublicLogKey } from '@/stores/public-log/keys';
import { PublicLogScreen } from '@/views/public-log/public-log-screen';
import type { Feature } from '../../feature';
import { publicLogAdapters } from './public-log.adapters';
import { publicLogModule } from './public-log.module';

/** The public log of what moderators did. */
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
        description: 'Every decision of our moderators: the rule, how it began, and no author.',
      }),
    }),
  },
};
