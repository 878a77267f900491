import { DAY_MS, dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { ACT_RETENTION_DAYS } from '@/core/trust/moderation/decisions.rules';
import type { Database } from '@/server/platform/database';
import type { HousekeepingTask } from '@/server/platform/housekeeping';
import type { Moderation } from '@/server/platform/moderation/moderation';
import { purgeRemovedTexts } from '@/server/platform/moderation/removed-texts.queries';
import { purge } from '@/server/platform/purge';
import { closeCaseOfDeletedItem, endedItem, openCasesAfter, purgeActs } from './housekeeping.queries';

export interface CasesHousekeepingDeps {
  readonly database: Database;
  readonly moderation: Pick<Moderation, 'items'>;
}

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Deletes removed content on its due day, closes cases of permanently withdrawn content, and deletes old acts. */
export function casesHousekeeping({ database, moderation: { items } }: CasesHousekeepingDeps): HousekeepingTask {
  async function destroyNext(today: string): Promise<boolean> {
    return database.transaction(async (tx) => {
      const [ended] = await tx.query(endedItem, today);
      if (ended === undefined) return false;
      await items.destroy(tx, { kind: ended.kind, id: ended.item_id });
      return true;
    });
  }

  async function closeGoneOnes(): Promise<void> {
    for (let last: string | undefined = BEFORE_ALL; last !== undefined; ) {
      const page: readonly { readonly id: string }[] = await database.transaction(async (tx) => {
        const rows = await tx.query(openCasesAfter, last ?? BEFORE_ALL);
        for (const { id, kind, item_id } of rows)
          if ((await items.standing(tx, { kind, id: item_id })) === 'gone') await tx.query(closeCaseOfDeletedItem, id);
        return rows;
      });
      last = page.at(-1)?.id;
    }
  }

  return async (now) => {
    const today = dayInIndia(now);
    while (await destroyNext(today));
    await closeGoneOnes();
    await purge(database, purgeRemovedTexts, today);
    await purge(database, purgeActs, dayInIndia(now - ACT_RETENTION_DAYS * DAY_MS));
  };
}
