import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { DAY_MS, dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { ModeratedKindName } from '@/core/kernel/moderated/moderated-kinds.rules';
import { REMOVED_DAYS } from '@/core/kernel/moderated/removed.rules';
import type { Authorship } from '../authorship';
import type { Database } from '../database';
import { keptPicture } from '../kept-picture';
import { withdrawnItem } from '../withdrawal/withdrawal.queries';
import {
  dropHeldSeal,
  dropSealed,
  heldTwin,
  keepRemovedAs,
  keepSealed,
  sealedItem,
  setSealedEnd,
} from './cases.queries';
import type { ItemName, ItemRows, ItemState } from './item-rows';
import type { ModeratedItem, ModeratedKind, ModeratedKinds } from './moderated-kind';
import { addWaiting, endWaiting, setWaitingHeld, setWaitingOnce, waitingItem, waitingTwin } from './waiting.queries';

/** A contribution that was found, with its rows as they are or were. */
export interface FoundItem extends ItemName {
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

/** The byline of a post or comment under a pseudonym. */
const PseudonymRow = v.looseObject({
  profile_type: v.literal('ANONYMOUS'),
  author_name: v.string(),
  author_avatar: v.string(),
});

/** The size of a seal in bytes, of nearly every contribution; a longer one has it doubled until it fits. */
const SEAL_BLOCK = 4_096;

/** Takes contributions off the public side and brings them back: what is not live is in no table, or under no status, that pages read (decision 042). */
export class ModeratedItems {
  constructor(
    private readonly kinds: ModeratedKinds,
    private readonly authorship: Authorship,
    private readonly now: () => number,
  ) {}

  /** Locks a contribution. Returns null if it is deleted for good. To moderators, a card that waits for its hour is live. */
  async find(tx: Database, name: ItemName): Promise<FoundItem | null> {
    const found = await this.#stored(tx, name);
    return found?.state === 'held' && (await this.#onlyWaits(tx, name)) ? { ...found, state: 'live' } : found;
  }

  /** Returns whether a contribution is there, taken away by its author who may still bring it back, or gone permanently. */
  async standing(tx: Database, name: ItemName): Promise<'there' | 'withdrawn' | 'gone'> {
    const found = await this.find(tx, name);
    if (found !== null) return found.state === 'withdrawn' ? 'withdrawn' : 'there';
    return (await tx.query(withdrawnItem, name.kind, name.id)).length > 0 ? 'withdrawn' : 'gone';
  }

  /** Returns the item that the address of a complaint means; null for none. */
  async addressed(tx: Database, name: ItemName): Promise<ItemName | null> {
    const { addressed } = this.#kind(name.kind);
    return addressed === undefined ? name : addressed(tx, name.id, this.authorship);
  }

  /** Lets a new card wait until others see it. */
  async wait(tx: Database, name: ItemName, showsAt: Date): Promise<void> {
    const found = await this.#stored(tx, name);
    if (found?.state !== 'live') return;
    const once = this.#kind(name.kind).stays ? null : bytesOf(found.rows.item.once_ref ?? null);
    await tx.query(addWaiting, name.kind, name.id, showsAt, once);
    await this.#hideHeld(tx, found);
  }

  /** Lets a card go on waiting that its author has brought back; nothing for one whose hour has come. */
  async waitAgain(tx: Database, found: FoundItem): Promise<void> {
    const { kind, id, rows } = found;
    if (this.#kind(kind).stays || (await tx.query(waitingItem, kind, id)).length === 0) return;
    await tx.query(setWaitingOnce, kind, id, bytesOf(rows.item.once_ref));
    await this.#hideHeld(tx, found);
  }

  /** Lets the author of a card that waits tell the same again. */
  async freeOnce(tx: Database, { kind, id }: ItemName): Promise<void> {
    await tx.query(setWaitingOnce, kind, id, null);
  }

  /** Returns whether another card waits or is held that tells the same as these rows. */
  async isToldAgain(tx: Database, { item }: ItemRows): Promise<boolean> {
    const once = bytesOf(item.once_ref);
    if ((await tx.query(heldTwin, once, item.id)).length > 0) return true;
    return (await tx.query(waitingTwin, once, item.id)).length > 0;
  }

  /** Shows one card whose hour has come, unless something else keeps it from others. Returns false if none is left. */
  async showNext(tx: Database): Promise<boolean> {
    const [due] = await tx.query(endWaiting, new Date(this.now()));
    if (due === undefined) return false;
    const found = due.is_held ? null : await this.#stored(tx, due);
    if (found?.state === 'held') await this.bringBack(tx, found);
    return true;
  }

  async #stored(tx: Database, { kind, id }: ItemName): Promise<FoundItem | null> {
    const { copy, stays } = this.#kind(kind);
    const [row] = await tx.query(copy, id);
    if (row !== undefined && (stays || row.state === 'live')) return { kind, id, ...row };
    const [sealed] = stays ? [] : await tx.query(sealedItem, kind, id);
    if (sealed === undefined || sealed.is_final) return row === undefined ? null : { kind, id, ...row };
    return { kind, id, state: sealed.ends_on === null ? 'held' : 'removed', rows: this.#open(id, sealed.seal) };
  }

  /** Returns whether a contribution was off the public side before its author wrote it again, which brings a comment's row back by itself. */
  async offAs(tx: Database, { kind, id, state }: FoundItem): Promise<'live' | 'held' | 'removed'> {
    if (state !== 'live') return state === 'removed' ? 'removed' : 'held';
    const [sealed] = this.#kind(kind).stays ? [] : await tx.query(sealedItem, kind, id);
    if (sealed === undefined || sealed.is_final || (await this.#onlyWaits(tx, { kind, id }))) return 'live';
    return sealed.ends_on === null ? 'held' : 'removed';
  }

  /** Keeps what was removed until its day, though its author has written it again (rule 3(1)(g) of the IT Rules). */
  async keepRemovedAlone(tx: Database, { kind, id }: ItemName): Promise<void> {
    const [sealed] = await tx.query(sealedItem, kind, id);
    if (sealed === undefined || sealed.ends_on === null) return;
    const alone = randomUUID();
    const seal = this.authorship.sealJson(Buffer.from(alone), this.#open(id, sealed.seal), SEAL_BLOCK);
    await tx.query(keepRemovedAs, kind, id, alone, seal);
  }

  /** Returns what a moderator reads of a contribution; null if what it belongs to is gone. */
  async read(tx: Database, { kind, rows }: FoundItem): Promise<ModeratedItem | null> {
    const [item] = await tx.query(this.#kind(kind).read, JSON.stringify(rows));
    return item ?? null;
  }

  /** Returns the persona of the author, for a statement; null for an imported contribution, and once nobody is tied to it. */
  authorOf({ id, rows }: FoundItem): Uint8Array | null {
    const seal = bytesOf(rows.item.author_seal);
    return seal === null || seal.length === 0 ? null : this.authorship.openAuthor(seal, id);
  }

  /** Takes a contribution off the public side, until a decision or permanently. */
  async takeOff(tx: Database, found: FoundItem, as: 'held' | 'removed'): Promise<void> {
    const { kind, id, rows, state } = found;
    const waits = as === 'held' && (await tx.query(setWaitingHeld, kind, id, true)).length > 0;
    if (waits && state === 'live') return;
    const { hide, stays } = this.#kind(kind);
    const endsOn = as === 'held' ? null : dayInIndia(this.now() + REMOVED_DAYS * DAY_MS);
    const isSealed = !stays && state !== 'live';
    const once = as === 'held' ? bytesOf(rows.item.once_ref) : null;
    if (isSealed) await tx.query(setSealedEnd, kind, id, endsOn, once);
    else if (!stays || as === 'removed') {
      const seal = this.authorship.sealJson(Buffer.from(id), rows, SEAL_BLOCK);
      await tx.query(keepSealed, kind, id, bytesOf(rows.item.author_ref), seal, endsOn, once);
    }
    if (stays && as === 'held') await tx.query(dropSealed, kind, id);
    if (!isSealed) await hide(tx, id, as);
  }

  /** Brings a contribution back to where everybody reads it, or to where it waits for its hour. */
  async bringBack(tx: Database, { kind, id, rows }: FoundItem): Promise<void> {
    const { show, hide, stays } = this.#kind(kind);
    if ((await tx.query(setWaitingHeld, kind, id, false)).length === 0) await show(tx, rows);
    else if (!stays) return void (await tx.query(setSealedEnd, kind, id, null, bytesOf(rows.item.once_ref)));
    else await hide(tx, id, 'held');
    await tx.query(dropSealed, kind, id);
  }

  /** Forgets the rows of one that is only held. */
  async dropHeld(tx: Database, { kind, id }: ItemName): Promise<void> {
    await tx.query(dropHeldSeal, kind, id);
  }

  /** Destroys what is left of a removed contribution. */
  async destroy(tx: Database, { kind, id }: ItemName): Promise<void> {
    await this.#kind(kind).destroy(tx, id);
    await tx.query(dropSealed, kind, id);
  }

  async #onlyWaits(tx: Database, { kind, id }: ItemName): Promise<boolean> {
    const [waiting] = await tx.query(waitingItem, kind, id);
    return waiting !== undefined && !waiting.is_held;
  }

  async #hideHeld(tx: Database, { kind, id, rows }: FoundItem): Promise<void> {
    const { hide, stays } = this.#kind(kind);
    if (!stays) {
      const seal = this.authorship.sealJson(Buffer.from(id), rows, SEAL_BLOCK);
      await tx.query(keepSealed, kind, id, bytesOf(rows.item.author_ref), seal, null, bytesOf(rows.item.once_ref));
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
  return { ...rows, item: { ...rows.item, author_avatar: keptPicture(name, picture) } };
}

/** Reads the hexadecimal form of PostgreSQL. */
function bytesOf(hexadecimal: string | null | undefined): Buffer | null {
  return hexadecimal === null || hexadecimal === undefined ? null : Buffer.from(hexadecimal.slice(2), 'hex');
}
