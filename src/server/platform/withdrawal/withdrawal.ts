import type { ModeratedKindName } from '@/core/kernel/moderated/moderated-kinds.rules';
import type { Authorship } from '../authorship';
import type { Database } from '../database';
import type { ItemName, ItemRows } from '../moderation/item-rows';
import type { ItemWithRows } from '../moderation/moderated-items';
import { openRows } from '../moderation/moderated-items';
import type { ModeratedKinds } from '../moderation/moderated-kind';
import type { Moderation } from '../moderation/moderation';
import { writtenTextsOf } from '../moderation/removed-texts';
import { deleteWithdrawnItem, storeWithdrawnItem, withdrawnItem } from './withdrawal.queries';

export interface WithdrawalDeps {
  readonly kinds: ModeratedKinds;
  readonly moderation: Pick<Moderation, 'items' | 'check' | 'withdraw'>;
  readonly authorship: Pick<Authorship, 'sealJson' | 'unsealJson'>;
  readonly now: () => number;
}

type IsOwn = (rows: ItemRows) => boolean;

/** The padded size of a sealed contribution in bytes. It is doubled for the few longer contributions. */
const SEAL_BLOCK = 4_096;

export class Withdrawal {
  constructor(private readonly deps: WithdrawalDeps) {}

  /**
   * Withdraws a contribution. `gone` means missing, foreign or removed by a moderator; `before` means already withdrawn.
   */
  async take(tx: Database, name: ItemName, isOwn: IsOwn): Promise<'done' | 'before' | 'gone'> {
    const { moderation, authorship, now } = this.deps;
    const found = await moderation.items.find(tx, name);
    if (found === null) return (await this.#kept(tx, name, isOwn)) === null ? 'gone' : 'before';
    if (!isOwn(found.rows) || (found.state !== 'live' && found.state !== 'held')) return 'gone';
    const seal = authorship.sealJson(Buffer.from(name.id), found.rows, SEAL_BLOCK);
    await tx.query(storeWithdrawnItem, name.kind, name.id, seal, new Date(now()));
    await moderation.withdraw(tx, name);
    await this.#steps(name.kind).out(tx, name.id);
    await moderation.items.freeOnce(tx, name);
    return 'done';
  }

  /**
   * Restores a contribution. `gone` means missing or foreign; `taken` means submitted again in the meantime; `before` means already restored.
   */
  async giveBack(tx: Database, name: ItemName, isOwn: IsOwn): Promise<'done' | 'before' | 'gone' | 'taken'> {
    const { moderation } = this.deps;
    const rows = await this.#kept(tx, name, isOwn);
    if (rows === null) {
      const there = await moderation.items.find(tx, name);
      return there !== null && isOwn(there.rows) ? 'before' : 'gone';
    }
    if (await moderation.items.isToldAgain(tx, rows)) return 'taken';
    await this.#steps(name.kind).back(tx, rows);
    const found = await moderation.items.find(tx, name);
    if (found === null) return 'taken';
    await tx.query(deleteWithdrawnItem, name.kind, name.id);
    await moderation.items.waitAgain(tx, found);
    await moderation.check(tx, { ...name, texts: await this.#textsOf(tx, found), isNew: false });
    return 'done';
  }

  async #kept(tx: Database, { kind, id }: ItemName, isOwn: IsOwn): Promise<ItemRows | null> {
    const [kept] = await tx.query(withdrawnItem, kind, id);
    const rows = kept === undefined ? null : openRows(this.deps.authorship, id, kept.seal);
    return rows !== null && isOwn(rows) ? rows : null;
  }

  async #textsOf(tx: Database, found: ItemWithRows): Promise<readonly (string | null)[]> {
    const item = await this.deps.moderation.items.read(tx, found);
    return item === null ? [] : writtenTextsOf(item);
  }

  #steps(name: ModeratedKindName) {
    const steps = this.deps.kinds.get(name)?.withdrawal;
    if (steps === undefined) throw new Error(`A ${name} is not withdrawn by this way.`);
    return steps;
  }
}
