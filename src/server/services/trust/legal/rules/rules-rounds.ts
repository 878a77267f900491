import { TERMS_VERSION } from '@/core/kernel/common/terms-version.rules';
import type { NewNotification } from '@/core/talk/notifications/new-notification';
import { rulesNotification, termsNotification } from '@/core/talk/notifications/rules-notifications.rules';
import { rulesRound } from '@/core/trust/legal/rules-round.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { Publish } from '@/server/platform/realtime/publish.port';
import { Inbox } from '@/server/services/talk/notification/notifications/inbox';
import { usersWithoutAgreement } from '../terms/terms.queries';
import { usersBefore } from './rules-round.queries';

export interface RulesRoundsDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly publish: Publish;
  readonly now: () => number;
}

/**
 * Notifies accounts of the rules quarterly, and of new terms. Stores nothing with the user, because it could be matched
 * with an inbox. Notifications contain their quarter, so repeats are harmless.
 */
export class RulesRounds {
  #lastDone = '';

  constructor(private readonly deps: RulesRoundsDeps) {}

  async run(): Promise<void> {
    const { database, authorship, publish, now } = this.deps;
    const { name, startsOn } = rulesRound(now());
    if (name === this.#lastDone) return;
    const inbox = new Inbox(authorship, now);
    const tell = async (users: readonly { readonly id: string }[], news: NewNotification): Promise<void> => {
      for (const { id } of users) {
        const persona = authorship.personaRef(id);
        const shown = await inbox.put(database, persona, news, 'keep');
        if (shown !== null) publish.notificationAdded(persona, shown);
      }
    };
    await tell(await database.query(usersWithoutAgreement, TERMS_VERSION), termsNotification(TERMS_VERSION));
    await tell(await database.query(usersBefore, startsOn), rulesNotification(name));
    this.#lastDone = name;
  }
}
