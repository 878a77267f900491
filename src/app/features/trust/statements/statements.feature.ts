import type { Feature } from '@/app/feature';
import { SessionKey } from '@/stores/account/session/keys';
import { StatementKey } from '@/stores/trust/statements/keys';
import { StatementScreen } from '@/views/trust/statements/statement-screen';
import { statementsAdapters, statementsModule } from './statements.module';

export const feature: Feature = {
  module: statementsModule,
  adapters: statementsAdapters,
  screens: {
    Statement: () => ({
      View: StatementScreen,
      load: async (container, { statementId = '' }) => {
        if (container.get(SessionKey).isLoggedIn) await container.get(StatementKey).show(statementId);
      },
      page: () => ({
        title: 'A decision about what you wrote · {brand}',
        description: 'What was decided, by which rule, and what you can do.',
        isPersonal: true,
      }),
    }),
  },
};
