import '@/views/trust/legal/legal.css';
import type { Feature } from '@/app/feature';
import { SessionKey } from '@/stores/account/session/keys';
import { LegalContactsKey, TermsKey } from '@/stores/trust/legal/keys';
import { TermsHubScreen } from '@/views/trust/legal/terms-hub-screen';
import { legalAdapters, legalModule } from './legal.module';
import { textScreen } from './text.screen';

export const feature: Feature = {
  module: legalModule,
  adapters: legalAdapters,
  screens: {
    Terms: () => ({
      View: TermsHubScreen,
      load: (container) => container.get(LegalContactsKey).load(),
      page: () => ({
        title: 'Terms and policies · {brand}',
        description: 'Terms of use, privacy notice, community guidelines, complaints, and notices of authorities.',
      }),
    }),
    TermsOfUse: () => ({
      ...textScreen,
      load: async (container) => {
        const { isLoggedIn } = container.get(SessionKey);
        await Promise.all([
          container.get(LegalContactsKey).load(),
          isLoggedIn ? container.get(TermsKey).load() : undefined,
        ]);
      },
    }),
    Privacy: () => textScreen,
    Guidelines: () => textScreen,
    Principles: () => textScreen,
    Grievances: () => textScreen,
    Summons: async () => (await import(/* webpackChunkName: "Summons" */ './summons.screen')).summonsScreen,
    HowWeCount: () => textScreen,
    Faq: () => textScreen,
    AboutUs: () => textScreen,
    OurTeam: () => textScreen,
    Credits: () => textScreen,
  },
};
