import { ContainerModule } from 'inversify';
import { IdsPort } from '@/core/common/ids.port';
import { LegalNoticesPort } from '@/core/legal/legal-notices.port';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { PersonalKey } from '@/stores/common/personal';
import { LegalContactsKey, SummonsKey } from '@/stores/legal/keys';
import { SummonsStore } from '@/stores/legal/summons.store';
import { SummonsScreen } from '@/views/legal/summons-screen';
import type { Screen } from '../../feature';

/** The form for notices of authorities. */
export const summonsScreen: Screen = {
  module: new ContainerModule(({ bind }) => {
    bind(SummonsKey)
      .toResolvedValue(
        (notices, ids, toasts) => new SummonsStore(notices, ids, toasts),
        [LegalNoticesPort, IdsPort, ToastsPort],
      )
      .inSingletonScope();
    bind(PersonalKey).toService(SummonsKey);
  }),
  View: SummonsScreen,
  load: (container) => container.get(LegalContactsKey).load(),
  page: () => ({
    title: 'Notices of authorities · {brand}',
    description: 'The way in for summonses, requests and orders of courts, the police and other authorities.',
  }),
};
