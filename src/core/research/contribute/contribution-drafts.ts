import type { Clock } from '@/core/kernel/common/clock.port';
import { isDeviceShared, setDeviceShared, storageForDraft } from '@/core/kernel/common/device-places';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import type { ContributionKind } from './contribution-kind';
import type { StoredContribution } from './stored-contribution';
import {
  contributionDraftKey,
  dropExpiredDrafts,
  GUEST_DRAFT_KEY_PREFIXES,
  numberOfDraftKey,
  parseContribution,
  serializeContribution,
  unusedDraftKey,
} from './stored-contribution';

/** The key contains no company, because the key stays after the contribution is sent. */
const TAB_KEY = 'contributionDraftNumber';

function writerOf(owner: string | null): string {
  return owner === null ? 'guest' : 'user';
}

interface Kept {
  readonly number: number;
  readonly draft: StoredContribution;
}

interface Known {
  readonly owner: string | null;
  readonly key: string;
  readonly number: number;
  readonly text: string | null;
}

/**
 * The drafts of one kind of contribution. Each tab of a user has its own draft. `owner` is the public id of the user,
 * null for a guest.
 */
export class ContributionDrafts {
  readonly #kind: ContributionKind;
  readonly #storage: KeyValueStorage;
  readonly #tab: KeyValueStorage;
  readonly #clock: Clock;
  /** The draft that this tab last stored or read. If the stored text differs, another tab is using the same key. */
  #known: Known | null = null;

  /** `tab` is storage that survives a reload of this tab only. */
  constructor(kind: ContributionKind, storage: KeyValueStorage, tab: KeyValueStorage, clock: Clock) {
    this.#kind = kind;
    this.#storage = storage;
    this.#tab = tab;
    this.#clock = clock;
  }

  /**
   * Returns this tab's draft, or else the newest one. After a login, a recent draft of the guest comes first if this
   * tab wrote it or it was sent. The user's own draft follows once the guest's draft is sent or cleared.
   */
  read(owner: string | null, company: string | null): StoredContribution | null {
    dropExpiredDrafts(this.#storage, this.#clock.now());
    this.#takeOver(owner, company);
    const kept = this.#all(owner, company);
    const ofTab = this.#numberOfTab(owner);
    const found = kept.find(({ number }) => number === ofTab) ?? kept[0];
    if (found === undefined) return null;
    const key = this.#keyOf(owner, company, found.number);
    this.#know({ owner, key, number: found.number, text: this.#placeOf(owner).get(key) });
    return found.draft;
  }

  keep(draft: Omit<StoredContribution, 'keptAt'>, owner: string | null, company: string | null): number {
    const kept = { ...draft, keptAt: this.#clock.now() };
    const before = this.#own(owner, company);
    this.#store(kept, owner, company, this.#ownNumber(owner, company) ?? this.#freeNumber(owner, company));
    if (before !== null && this.isStored) this.#drop(before, this.#placeOf(owner));
    return kept.keptAt;
  }

  get isStored(): boolean {
    const known = this.#known;
    return known !== null && this.#placeOf(known.owner).isStored(known.key);
  }

  /** Removes this tab's draft. Drafts of other tabs stay. */
  remove(owner: string | null, company: string | null): void {
    const own = this.#own(owner, company);
    if (own !== null) this.#drop(own);
    this.#known = null;
  }

  /** Null if the guest has not answered. */
  get isDeviceShared(): boolean | null {
    return isDeviceShared({ storage: this.#storage });
  }

  /** Stores the answer, and moves a guest's drafts to the matching storage. */
  setDeviceShared(isShared: boolean): void {
    setDeviceShared(isShared, { storage: this.#storage });
    const [from, to] = isShared ? [this.#storage, this.#tab] : [this.#tab, this.#storage];
    for (const key of GUEST_DRAFT_KEY_PREFIXES.flatMap((start) => from.keysFrom(start))) {
      const text = from.get(key) ?? '';
      // The draft of another tab is not overwritten.
      const free = unusedDraftKey(key, (other) => to.get(other) !== null);
      to.set(free.key, text);
      if (!to.isStored(free.key)) {
        to.remove(free.key);
        continue;
      }
      from.remove(key);
      if (this.#known?.key === key && this.#known.text === text) this.#know({ ...this.#known, ...free });
    }
  }

  /** Moves a guest's drafts to the user who logged in and wrote them, or to the storage that guests' drafts now use. */
  #takeOver(owner: string | null, company: string | null): void {
    const target = this.#placeOf(owner);
    const ofTab = this.#numberOfTab(null);
    for (const place of [this.#storage, this.#tab]) {
      if (owner === null && place === target) continue;
      for (const { number, draft } of this.#all(null, company, place).reverse()) {
        // Another person may have written this draft on the device.
        if (place === target && number !== ofTab && !draft.isSent) continue;
        this.#store(draft, owner, company, this.#freeNumber(owner, company));
        if (this.isStored) place.remove(this.#keyOf(null, company, number));
      }
    }
  }

  /**
   * Removes a draft. On the device it is kept if its text differs, since it may be the draft of another tab under the
   * same key.
   */
  #drop({ key, text }: Known, except?: KeyValueStorage): void {
    for (const place of [this.#storage, this.#tab])
      if (place !== except && (place === this.#tab || place.get(key) === text)) place.remove(key);
  }

  #store(draft: StoredContribution, owner: string | null, company: string | null, number: number): void {
    const key = this.#keyOf(owner, company, number);
    const text = serializeContribution(draft, owner);
    this.#placeOf(owner).set(key, text);
    this.#know({ owner, key, number, text });
  }

  #numberOfTab(owner: string | null): number {
    const [writer, number] = this.#tab.get(TAB_KEY)?.split(' ') ?? [];
    return writer === writerOf(owner) ? Number(number) : Number.NaN;
  }

  #know(known: Known): void {
    this.#tab.set(TAB_KEY, `${writerOf(known.owner)} ${known.number}`);
    this.#known = known;
  }

  #own(owner: string | null, company: string | null): Known | null {
    const known = this.#known;
    return known !== null && known.key === this.#keyOf(owner, company, known.number) ? known : null;
  }

  #ownNumber(owner: string | null, company: string | null): number | null {
    const own = this.#own(owner, company);
    if (own === null) return null;
    const text = this.#placeOf(owner).get(own.key);
    return text === null || text === own.text ? own.number : null;
  }

  #freeNumber(owner: string | null, company: string | null): number {
    const taken = new Set(this.#all(owner, company).map(({ number }) => number));
    let number = 0;
    while (taken.has(number)) number += 1;
    return number;
  }

  #all(owner: string | null, company: string | null, place = this.#placeOf(owner)): Kept[] {
    const now = this.#clock.now();
    const first = this.#keyOf(owner, company, 0);
    return place
      .keysFrom(first)
      .flatMap((key) => {
        const number = numberOfDraftKey(key, first);
        const draft = number === null ? null : parseContribution(place.get(key), { owner, now });
        return number === null || draft === null ? [] : [{ number, draft }];
      })
      .sort((one, other) => other.draft.keptAt - one.draft.keptAt);
  }

  #placeOf(owner: string | null): KeyValueStorage {
    return storageForDraft(owner, { storage: this.#storage, tab: this.#tab });
  }

  #keyOf(owner: string | null, company: string | null, number: number): string {
    return contributionDraftKey(this.#kind, owner, company, number);
  }
}
