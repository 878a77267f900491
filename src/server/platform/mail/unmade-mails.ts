import { DAY_MS, dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { MAIL_DAYS } from '@/core/kernel/common/mail-days.rules';
import type { Authorship } from '../authorship';
import type { Database } from '../database';
import type { MailList } from './mail-lists';
import { restAfter } from './mail-rest';
import { dropUnmade, noteUnmade, purgeUnmade, unmadeAmong } from './unmade-mails.queries';

export interface MailItem {
  readonly userId: string;
  readonly id: string;
}

export interface FormerTries {
  readonly failures: number;
  readonly rests: boolean;
  readonly isOver: boolean;
}

const UNTRIED: FormerTries = { failures: 0, rests: false, isOver: false };

export interface UnmadeMailsDeps {
  readonly database: Database;
  readonly authorship: Pick<Authorship, 'mailRef'>;
  readonly now: () => number;
}

export class UnmadeMails {
  constructor(private readonly deps: UnmadeMailsDeps) {}

  async formerTries(list: MailList, items: readonly MailItem[]): Promise<readonly FormerTries[]> {
    const { database, now } = this.deps;
    const refs = items.map((item) => this.#refOf(list, item));
    const rows = await database.query(unmadeAmong, refs, new Date(now()), dayInIndia(now()));
    const found = new Map(
      rows.map(({ item_ref, failures, rests, is_over }) => [hex(item_ref), { failures, rests, isOver: is_over }]),
    );
    return refs.map((ref) => found.get(hex(ref)) ?? UNTRIED);
  }

  async note(list: MailList, item: MailItem, { failures }: FormerTries): Promise<void> {
    const { database, authorship, now } = this.deps;
    const owner = authorship.mailRef(item.userId, list);
    const restsUntil = new Date(now() + restAfter(failures));
    await database.query(
      noteUnmade,
      this.#refOf(list, item),
      owner,
      restsUntil,
      dayInIndia(now() + MAIL_DAYS * DAY_MS),
    );
  }

  async drop(tx: Database, list: MailList, item: MailItem): Promise<void> {
    await tx.query(dropUnmade, this.#refOf(list, item));
  }

  async purge(now: number): Promise<void> {
    await this.deps.database.query(purgeUnmade, dayInIndia(now));
  }

  #refOf(list: MailList, { id }: MailItem): Uint8Array {
    return this.deps.authorship.mailRef(id, list);
  }
}

function hex(ref: Uint8Array): string {
  return Buffer.from(ref).toString('hex');
}
