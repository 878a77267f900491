import '@/views/statements/statements.css';
import { SessionKey } from '@/stores/session/keys';
import { StatementKey } from '@/stores/statements/keys';
import { StatementScreen } from '@/views/statements/statement-screen';
import type { Feature } from '../../feature';
import { statementsAdapters } from './statements.adapters';
import { statementsModule } from './statements.module';

/** Statements to the user about what moderators did. */
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
