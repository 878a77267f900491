import { rulesRound } from '@/core/legal/rules-round.rules';
import { rulesNews } from '@/core/notifications/rules-news.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { Publish } from '@/server/platform/realtime/publish.port';
import { Inbox } from '@/server/services/notification/notifications/inbox';
import { usersBefore } from './rules-round.queries';

export interface RulesRoundsDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly publish: Publish;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Notifies every account of the rules once a quarter. No row beside the user is written, which could be matched with the inbox: the notification carries
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
    for (const { id } of await database.query(usersBefore, startsOn)) {
      const persona = authorship.personaRef(id);
      const shown = await inbox.put(database, persona, rulesNews(name), 'keep');
      if (shown !== null) publish.notificationAdded(persona, shown);
    }
    this.#lastDone = name;
  }
}
