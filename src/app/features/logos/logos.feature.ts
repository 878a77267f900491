import '@/views/logos/logos.css';
import { LogosScreen } from '@/views/logos/logos-screen';
import type { Feature } from '../../feature';
import { logosAdapters } from './logos.adapters';
import { logosModule } from './logos.module';

/** The logos of companies and colleges, which moderators store. */
export const feature: Feature = {
  module: logosModule,
  adapters: logosAdapters,
  screens: {
    Logos: () => ({
      View: LogosScreen,
      page: () => ({ title: 'Logos · {brand}', description: 'Logos of companies and colleges.', isPersonal: true }),
    }),
  },
};
