import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { DAY_MS, dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { ModeratedKindName } from '@/core/kernel/moderated/moderated-kinds.rules';
import { REMOVED_DAYS } from '@/core/kernel/moderated/removed.rules';
import type { Authorship } from '../authorship';
import type { Database } from '../database';
import { storedPictureKey } from '../kept-picture';
import { withdrawnItem } from '../withdrawal/withdrawal.queries';
import {
  deleteHeldSeal,
  deleteSealedItem,
  heldDuplicateItem,
  relinkRemovedItem,
  sealedItemById,
  setRemovedItemEnd,
  storeRemovedItem,
} from './cases.queries';
import type { ItemName, ItemRows, ItemState } from './item-rows';
import type { ModeratedItem, ModeratedKind, ModeratedKinds } from './moderated-kind';
import {
  addWaitingCard,
  claimDueContribution,
  holdWaitingCard,
  setWaitingOnceRef,
  waitingDuplicateCard,
  waitingItem,
} from './waiting.queries';

export interface ItemWithRows extends ItemName {
  readonly state: ItemState;
  readonly rows: ItemRows;
}

const StoredRows = v.looseObject({
  item: v.looseObject({
    id: v.string(),
    author_ref: v.optional(v.nullable(v.string())),
    author_seal: v.optional(v.nullable(v.string())),
    once_ref: v.optional(v.nullable(v.string())),
  }),
});

const PseudonymRow = v.looseObject({
  profile_type: v.literal('ANONYMOUS'),
  author_name: v.string(),
  author_avatar: v.string(),
});

/** The padded size of a sealed contribution in bytes. It doubles for the few longer ones. */
const SEAL_BLOCK = 4_096;

/** Hides and restores contributions. Hidden ones are kept in tables of their own, which pages never read. */
export class ModeratedItems {
  constructor(
    private readonly kinds: ModeratedKinds,
    private readonly authorship: Authorship,
    private readonly now: () => number,
  ) {}

  async find(tx: Database, name: ItemName): Promise<ItemWithRows | null> {
    const found = await this.#stored(tx, name);
    return found?.state === 'held' && (await this.#onlyWaits(tx, name)) ? { ...found, state: 'live' } : found;
  }

  async standing(tx: Database, name: ItemName): Promise<'there' | 'withdrawn' | 'gone'> {
    const found = await this.find(tx, name);
    if (found !== null) return found.state === 'withdrawn' ? 'withdrawn' : 'there';
    return (await tx.query(withdrawnItem, name.kind, name.id)).length > 0 ? 'withdrawn' : 'gone';
  }

  async addressed(tx: Database, name: ItemName): Promise<ItemName | null> {
    const { addressed } = this.#kind(name.kind);
    return addressed === undefined ? name : addressed(tx, name.id, this.authorship);
  }

  async wait(tx: Database, name: ItemName, showsAt: Date): Promise<void> {
    const found = await this.#stored(tx, name);
    if (found?.state !== 'live') return;
    const once = this.#kind(name.kind).stays ? null : bytesOf(found.rows.item.once_ref ?? null);
    await tx.query(addWaitingCard, name.kind, name.id, showsAt, once);
    await this.#hideHeld(tx, found);
  }

  async waitAgain(tx: Database, found: ItemWithRows): Promise<void> {
    const { kind, id, rows } = found;
    if (this.#kind(kind).stays || (await tx.query(waitingItem, kind, id)).length === 0) return;
    await tx.query(setWaitingOnceRef, kind, id, bytesOf(rows.item.once_ref));
    await this.#hideHeld(tx, found);
  }

  async freeOnce(tx: Database, { kind, id }: ItemName): Promise<void> {
    await tx.query(setWaitingOnceRef, kind, id, null);
  }

  async isToldAgain(tx: Database, { item }: ItemRows): Promise<boolean> {
    const once = bytesOf(item.once_ref);
    if ((await tx.query(heldDuplicateItem, once, item.id)).length > 0) return true;
    return (await tx.query(waitingDuplicateCard, once, item.id)).length > 0;
  }

  async showNext(tx: Database): Promise<boolean> {
    const [due] = await tx.query(claimDueContribution, new Date(this.now()));
    if (due === undefined) return false;
    const found = due.is_held ? null : await this.#stored(tx, due);
    if (found?.state === 'held') await this.bringBack(tx, found);
    return true;
  }

  async #stored(tx: Database, { kind, id }: ItemName): Promise<ItemWithRows | null> {
    const { copy, stays } = this.#kind(kind);
    const [row] = await tx.query(copy, id);
    if (row !== undefined && (stays || row.state === 'live')) return { kind, id, ...row };
    const [sealed] = stays ? [] : await tx.query(sealedItemById, kind, id);
    if (sealed === undefined || sealed.is_final) return row === undefined ? null : { kind, id, ...row };
    return { kind, id, state: sealed.ends_on === null ? 'held' : 'removed', rows: this.#open(id, sealed.seal) };
  }

  /** Returns the state of a contribution before a new check. Rewriting a comment has already restored its row. */
  async offAs(tx: Database, { kind, id, state }: ItemWithRows): Promise<'live' | 'held' | 'removed'> {
    if (state !== 'live') return state === 'removed' ? 'removed' : 'held';
    const [sealed] = this.#kind(kind).stays ? [] : await tx.query(sealedItemById, kind, id);
    if (sealed === undefined || sealed.is_final || (await this.#onlyWaits(tx, { kind, id }))) return 'live';
    return sealed.ends_on === null ? 'held' : 'removed';
  }

  /** Keeps removed content until its end day even if the author rewrites it (rule 3(1)(g) of the IT Rules). */
  async keepRemovedAlone(tx: Database, { kind, id }: ItemName): Promise<void> {
    const [sealed] = await tx.query(sealedItemById, kind, id);
    if (sealed === undefined || sealed.ends_on === null) return;
    const alone = randomUUID();
    const seal = this.authorship.sealJson(Buffer.from(alone), this.#open(id, sealed.seal), SEAL_BLOCK);
    await tx.query(relinkRemovedItem, kind, id, alone, seal);
  }

  async read(tx: Database, { kind, rows }: ItemWithRows): Promise<ModeratedItem | null> {
    const [item] = await tx.query(this.#kind(kind).read, JSON.stringify(rows));
    return item ?? null;
  }

  authorOf({ id, rows }: ItemWithRows): Uint8Array | null {
    const seal = bytesOf(rows.item.author_seal);
    return seal === null || seal.length === 0 ? null : this.authorship.openAuthor(seal, id);
  }

  async takeOff(tx: Database, found: ItemWithRows, as: 'held' | 'removed'): Promise<void> {
    const { kind, id, rows, state } = found;
    const waits = as === 'held' && (await tx.query(holdWaitingCard, kind, id, true)).length > 0;
    if (waits && state === 'live') return;
    const { hide, stays } = this.#kind(kind);
    const endsOn = as === 'held' ? null : dayInIndia(this.now() + REMOVED_DAYS * DAY_MS);
    const isSealed = !stays && state !== 'live';
    const once = as === 'held' ? bytesOf(rows.item.once_ref) : null;
    if (isSealed) await tx.query(setRemovedItemEnd, kind, id, endsOn, once);
    else if (!stays || as === 'removed') {
      const seal = this.authorship.sealJson(Buffer.from(id), rows, SEAL_BLOCK);
      await tx.query(storeRemovedItem, kind, id, bytesOf(rows.item.author_ref), seal, endsOn, once);
    }
    if (stays && as === 'held') await tx.query(deleteSealedItem, kind, id);
    if (!isSealed) await hide(tx, id, as);
  }

  /** Makes a contribution public again, or schedules it for its hour. */
  async bringBack(tx: Database, { kind, id, rows }: ItemWithRows): Promise<void> {
    const { show, hide, stays } = this.#kind(kind);
    if ((await tx.query(holdWaitingCard, kind, id, false)).length === 0) await show(tx, rows);
    else if (!stays) return void (await tx.query(setRemovedItemEnd, kind, id, null, bytesOf(rows.item.once_ref)));
    else await hide(tx, id, 'held');
    await tx.query(deleteSealedItem, kind, id);
  }

  async dropHeld(tx: Database, { kind, id }: ItemName): Promise<void> {
    await tx.query(deleteHeldSeal, kind, id);
  }

  async destroy(tx: Database, { kind, id }: ItemName): Promise<void> {
    await this.#kind(kind).destroy(tx, id);
    await tx.query(deleteSealedItem, kind, id);
  }

  async #onlyWaits(tx: Database, { kind, id }: ItemName): Promise<boolean> {
    const [waiting] = await tx.query(waitingItem, kind, id);
    return waiting !== undefined && !waiting.is_held;
  }

  async #hideHeld(tx: Database, { kind, id, rows }: ItemWithRows): Promise<void> {
    const { hide, stays } = this.#kind(kind);
    if (!stays) {
      const seal = this.authorship.sealJson(Buffer.from(id), rows, SEAL_BLOCK);
      await tx.query(
        storeRemovedItem,
        kind,
        id,
        bytesOf(rows.item.author_ref),
        seal,
        null,
        bytesOf(rows.item.once_ref),
      );
    }
    await hide(tx, id, 'held');
  }

  #kind(name: ModeratedKindName): ModeratedKind {
    const kind = this.kinds.get(name);
    if (kind === undefined) throw new Error(`Nothing is registered for moderation as ${name}.`);
    return kind;
  }

  #open(id: string, seal: Uint8Array): ItemRows {
    return openRows(this.authorship, id, seal);
  }
}

export function openRows(authorship: Pick<Authorship, 'unsealJson'>, id: string, seal: Uint8Array): ItemRows {
  const rows = v.parse(StoredRows, authorship.unsealJson(Buffer.from(id), seal));
  if (!v.is(PseudonymRow, rows.item)) return rows;
  const { author_name: name, author_avatar: picture } = rows.item;
  return { ...rows, item: { ...rows.item, author_avatar: storedPictureKey(name, picture) } };
}

function bytesOf(hexadecimal: string | null | undefined): Buffer | null {
  return hexadecimal === null || hexadecimal === undefined ? null : Buffer.from(hexadecimal.slice(2), 'hex');
}
