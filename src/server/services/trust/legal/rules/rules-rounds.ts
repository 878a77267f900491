import { TERMS_VERSION } from '@/core/kernel/common/terms-version.rules';
import type { NewNotification } from '@/core/talk/notifications/new-notification';
import { rulesNews, termsNews } from '@/core/talk/notifications/rules-news.rules';
import { rulesRound } from '@/core/trust/legal/rules-round.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { Publish } from '@/server/platform/realtime/publish.port';
import { Inbox } from '@/server/services/talk/notification/notifications/inbox';
import { usersWithout } from '../terms/terms.queries';
import { usersBefore } from './rules-round.queries';

export interface RulesRoundsDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly publish: Publish;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Notifies every account of the rules once a quarter, and of each version of the terms those that have not agreed to it. No row beside the user is written, which could be matched with the inbox: the notification carries
 * its quarter, so a round that runs again, here or in another process, notifies nobody twice.
 */
export class RulesRounds {
  #lastDone = '';

  constructor(private readonly deps: RulesRoundsDeps) {}

  /** Runs the round that is due; returns at once if this process has run it. */
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
    await tell(await database.query(usersWithout, TERMS_VERSION), termsNews(TERMS_VERSION));
    await tell(await database.query(usersBefore, startsOn), rulesNews(name));
    this.#lastDone = name;
  }
}
