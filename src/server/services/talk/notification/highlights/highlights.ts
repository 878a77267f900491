import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { latestRoundTime, MAX_HIGHLIGHTS, ROUND_DAYS } from '@/core/talk/notifications/notification-rounds.rules';
import { highlights } from '@/core/talk/notifications/notification-texts.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { Publish } from '@/server/platform/realtime/publish.port';
import { Inbox } from '../notifications/inbox';
import { bestPosts, personasWanting } from './highlights.queries';

export interface HighlightsDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly publish: Publish;
  readonly now: () => number;
}

/**
 * Notifies users of the best posts daily or weekly. Idempotent across processes, since the notification contains its
 * round.
 */
export class HighlightsRounds {
  #lastDone = 0;

  constructor(private readonly deps: HighlightsDeps) {}

  async run(): Promise<void> {
    const due = latestRoundTime(this.deps.now(), 'daily');
    if (due <= this.#lastDone) return;
    for (let behind: Uint8Array = new Uint8Array(); ; ) {
      const personas = await this.deps.database.query(personasWanting, behind);
      for (const { persona_ref, highlights: rhythm } of personas) await this.#tell(persona_ref, rhythm);
      const last = personas.at(-1);
      if (last === undefined) break;
      behind = last.persona_ref;
    }
    this.#lastDone = due;
  }

  async #tell(persona: Uint8Array, rhythm: keyof typeof ROUND_DAYS): Promise<void> {
    const { database, authorship, publish, now } = this.deps;
    const end = latestRoundTime(now(), rhythm);
    const period = [new Date(end - ROUND_DAYS[rhythm] * DAY_MS), new Date(end)] as const;
    const rows = await database.query(bestPosts, persona, ...period, authorship.voterRef(persona));
    const others = rows.filter(({ id, author_ref }) => !authorship.authorRef(persona, id).equals(author_ref));
    const [best, ...more] = others.slice(0, MAX_HIGHLIGHTS);
    if (best === undefined) return;
    const news = highlights({ rhythm, posts: [best, ...more] });
    const shown = await new Inbox(authorship, () => end).put(database, persona, news, 'renewIfNewer');
    if (shown !== null) publish.notificationAdded(persona, shown);
  }
}
