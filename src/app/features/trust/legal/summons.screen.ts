import type { Screen } from '@/app/feature';
import { wire } from '@/app/wire';
import { IdsPort } from '@/core/kernel/common/ids.port';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { LegalNoticesPort } from '@/core/trust/legal/legal-notices.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { LegalContactsKey, SummonsKey } from '@/stores/trust/legal/keys';
import { SummonsStore } from '@/stores/trust/legal/summons.store';
import { SummonsScreen } from '@/views/trust/legal/summons-screen';

export const summonsScreen: Screen = {
  module: wire((provide, bind) => {
    provide(SummonsStore, [LegalNoticesPort, IdsPort, ToastsPort], SummonsKey);
    bind(PersonalKey).toService(SummonsKey);
  }),
  View: SummonsScreen,
  load: (container) => container.get(LegalContactsKey).load(),
  page: () => ({
    title: 'Notices of authorities · {brand}',
    description: 'Where courts, the police and other authorities send summonses, requests and orders.',
  }),
};
