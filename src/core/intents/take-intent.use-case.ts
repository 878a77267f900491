import type { Clock } from '@/core/common/clock.port';
import type { KeyValueStorage } from '@/core/common/key-value-storage.port';
import type { Membership } from '@/core/session/roles';
import { gateOf } from '@/core/session/roles';
import type { Intent, IntentKind, IntentPlace } from './intent';
import { INTENT_ROLES } from './intent';
import { KEPT_INTENT_KEY, parseIntent, serializeIntent } from './stored-intent';

/** An intent of one kind. */
export type IntentOf<Kind extends IntentKind> = Extract<Intent, { readonly kind: Kind }>;

export interface TakeIntentInput<Kind extends IntentKind> {
  readonly kind: Kind;
  readonly membership: Membership;
  /** The public id of the signed-in user, null for a guest. */
  readonly viewer: string | null;
}

/** Takes what the user wanted to do before a login or onboarding, once, as soon as they have the role for it. */
export class TakeIntent {
  readonly #storage: KeyValueStorage;
  readonly #clock: Clock;

  constructor(storage: KeyValueStorage, clock: Clock) {
    this.#storage = storage;
    this.#clock = clock;
  }

  /** Returns null if nothing of the kind waits, or the role is still missing. */
  execute<Kind extends IntentKind>({ kind, membership, viewer }: TakeIntentInput<Kind>): IntentOf<Kind> | null {
    const intent = this.#read(viewer)?.intent;
    if (intent === undefined || !isOfKind(intent, kind)) return null;
    if (gateOf(INTENT_ROLES[kind], membership) !== 'allowed') return null;
    this.#storage.remove(KEPT_INTENT_KEY);
    return intent;
  }

  /** Returns where the user was, once; null if nothing is kept for them. */
  takePlace(viewer: string | null): (IntentPlace & { readonly intent: Intent }) | null {
    const kept = this.#read(viewer);
    if (kept === null || kept.place === null) return null;
    this.#storage.set(KEPT_INTENT_KEY, serializeIntent({ ...kept, place: null }));
    return { ...kept.place, intent: kept.intent };
  }

  #read(viewer: string | null) {
    return parseIntent(this.#storage.get(KEPT_INTENT_KEY), { now: this.#clock.now(), viewer });
  }
}

function isOfKind<Kind extends IntentKind>(intent: Intent, kind: Kind): intent is IntentOf<Kind> {
  return intent.kind === kind;
}
