import type { Membership } from '@/core/account/session/roles';
import { accessGate } from '@/core/account/session/roles';
import type { Clock } from '@/core/kernel/common/clock.port';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import type { Intent, IntentKind, KeptIntent } from './intent';
import { INTENT_ROLES, WINDOW_INTENTS } from './intent';
import { KEPT_INTENT_KEY, parseIntent, serializeIntent } from './stored-intent';

export type IntentOf<Kind extends IntentKind> = Extract<Intent, { readonly kind: Kind }>;

export interface TakeIntentInput<Kind extends IntentKind> {
  readonly kind: Kind;
  readonly membership: Membership;
  /** The public id of the signed-in user, null for a guest. */
  readonly viewer: string | null;
  /** Null if the user has just finished the onboarding for the intent, on any page. */
  readonly path: string | null;
}

/** Returns a pending intent once the user has the role for it, and removes it from the storage. */
export class TakeIntent {
  readonly #storage: KeyValueStorage;
  readonly #clock: Clock;

  constructor(storage: KeyValueStorage, clock: Clock) {
    this.#storage = storage;
    this.#clock = clock;
  }

  /**
   * Returns null without a matching intent, or while the role is missing. An intent that opens a window is dropped on
   * another page. The user's text is kept as a draft.
   */
  execute<Kind extends IntentKind>({ kind, membership, viewer, path }: TakeIntentInput<Kind>): IntentOf<Kind> | null {
    const kept = this.#read(viewer);
    if (kept === null || !isOfKind(kept.intent, kind)) return null;
    if (accessGate(INTENT_ROLES[kind], membership) !== 'allowed') return null;
    this.#storage.remove(KEPT_INTENT_KEY);
    const isElsewhere = path !== null && path !== kept.path;
    return isElsewhere && WINDOW_INTENTS.has(kind) ? null : kept.intent;
  }

  /**
   * Returns the intent with its scroll position: once for a user, and repeatedly for a guest, who may still log in.
   * Returns null if nothing is stored for them.
   */
  takePlace(viewer: string | null): (Pick<KeptIntent, 'intent' | 'path'> & { readonly scrollTop: number }) | null {
    const kept = this.#read(viewer);
    if (kept === null || kept.scrollTop === null) return null;
    const { intent, path, scrollTop } = kept;
    if (viewer !== null) this.#storage.set(KEPT_INTENT_KEY, serializeIntent({ ...kept, scrollTop: null }));
    return { intent, path, scrollTop };
  }

  #read(viewer: string | null) {
    return parseIntent(this.#storage.get(KEPT_INTENT_KEY), { now: this.#clock.now(), viewer });
  }
}

function isOfKind<Kind extends IntentKind>(intent: Intent, kind: Kind): intent is IntentOf<Kind> {
  return intent.kind === kind;
}
