import { DAY_MS, dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { MAIL_DAYS } from '@/core/kernel/common/mail-days.rules';
import type { Authorship } from '../authorship';
import type { Database } from '../database';
import type { MailList } from './mail-lists';
import { retryDelayAfter } from './mail-rest';
import { dropUnmadeMail, noteUnmadeMail, purgeUnmadeMails, unmadeMailsAmong } from './unmade-mails.queries';

export interface MailItem {
  readonly userId: string;
  readonly id: string;
}

export interface MailAttempts {
  readonly failures: number;
  readonly rests: boolean;
  readonly isOver: boolean;
}

const UNTRIED: MailAttempts = { failures: 0, rests: false, isOver: false };

export interface UnmadeMailsDeps {
  readonly database: Database;
  readonly authorship: Pick<Authorship, 'mailRef'>;
  readonly now: () => number;
}

export class UnmadeMails {
  constructor(private readonly deps: UnmadeMailsDeps) {}

  async formerTries(list: MailList, items: readonly MailItem[]): Promise<readonly MailAttempts[]> {
    const { database, now } = this.deps;
    const refs = items.map((item) => this.#refOf(list, item));
    const rows = await database.query(unmadeMailsAmong, refs, new Date(now()), dayInIndia(now()));
    const found = new Map(
      rows.map(({ item_ref, failures, rests, is_over }) => [hex(item_ref), { failures, rests, isOver: is_over }]),
    );
    return refs.map((ref) => found.get(hex(ref)) ?? UNTRIED);
  }

  async note(list: MailList, item: MailItem, { failures }: MailAttempts): Promise<void> {
    const { database, authorship, now } = this.deps;
    const owner = authorship.mailRef(item.userId, list);
    const restsUntil = new Date(now() + retryDelayAfter(failures));
    await database.query(
      noteUnmadeMail,
      this.#refOf(list, item),
      owner,
      restsUntil,
      dayInIndia(now() + MAIL_DAYS * DAY_MS),
    );
  }

  async drop(tx: Database, list: MailList, item: MailItem): Promise<void> {
    await tx.query(dropUnmadeMail, this.#refOf(list, item));
  }

  async purge(now: number): Promise<void> {
    await this.deps.database.query(purgeUnmadeMails, dayInIndia(now));
  }

  #refOf(list: MailList, { id }: MailItem): Uint8Array {
    return this.deps.authorship.mailRef(id, list);
  }
}

function hex(ref: Uint8Array): string {
  return Buffer.from(ref).toString('hex');
}
