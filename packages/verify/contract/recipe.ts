import type { JsonObject } from '../values';
import { isObject } from '../values';

export interface CallChanges {
  readonly path?: JsonObject;
  readonly query?: JsonObject;
  readonly headers?: JsonObject;
  /** The body’s example, by its name in the contract; the first unless given. */
  readonly example?: string;
  /** Members in place of the body’s. */
  readonly body?: JsonObject;
  /** In base64, in place of the body. */
  readonly bodyBytes?: string;
  /** Values from other calls, by the names of parameters and members: `{ postId: 'createPost#/postId' }`. */
  readonly from?: Readonly<Record<string, string>>;
}

export interface CodeRecipe extends CallChanges {
  readonly persona?: string;
  /** Calls before it, in order: operationIds with their own values. */
  readonly before?: readonly string[];
  readonly times?: number;
  /** The reason why no caller can provoke it; excluded from the gate. */
  readonly unreachable?: string;
}

/** A list's order by a member, `-createdAt` for descending; `sort` if only for that parameter value. */
export interface Order {
  readonly by: string;
  readonly sort?: string;
}

interface Filter {
  /** The pointer of the value in each item; none if items do not show it. */
  readonly shows?: string;
  /** Parameters that the filter needs next to it. */
  readonly with?: Readonly<Record<string, string>>;
}

/** The way in which the prover calls an operation: the member `x-verify` of the contract. */
export interface Recipe extends CallChanges {
  readonly persona?: string;
  /** The reason why no good call can be made, such as a mailed code. */
  readonly unreachable?: string;
  /**
   * Codes that may rightly refuse a good call, because its subject is another user's; the good answer is missed
   * then.
   */
  readonly may?: readonly string[];
  /** Calls on the same subject before the good one: a restored thing is deleted first. */
  readonly first?: readonly string[];
  readonly before?: readonly string[];
  /** Body members with ids that the caller draws. */
  readonly drawn?: readonly string[];
  /** Is true if the call ends the caller's session or account, so that it needs a caller of its own. */
  readonly ends?: boolean;
  /** Is true if each good call needs a fresh user: only one review of a company is allowed. */
  readonly alone?: boolean;
  /** Is true if a repeated call changes nothing and gets the first answer. */
  readonly repeats?: boolean;
  /** The member of its body that names the call as an idempotency key does. */
  readonly key?: string;
  /** The operation that shows what a repeated call has written. */
  readonly seenBy?: string;
  /** Body members that readers show in another form. */
  readonly shownApart?: readonly string[];
  /** The operation that adds to the list while its pages are walked through. */
  readonly inserts?: string;
  /** The reason why its list may be empty at a correct service. */
  readonly empty?: string;
  readonly order?: Order | readonly Order[];
  readonly filters?: Readonly<Record<string, Filter>>;
  /** The operation that causes an event. */
  readonly by?: string;
  /** The persona whose thing an event is about. */
  readonly owner?: string;
  /** Personas that must receive an event; by default the caller, or a guest for public events. */
  readonly hears?: readonly string[];
  /** Values of a second call, which causes the event after the first. */
  readonly then?: CallChanges;
  readonly codes?: Readonly<Record<string, CodeRecipe>>;
  /** Non-problem statuses: `204` of an operation that may answer either. */
  readonly statuses?: Readonly<Record<string, CodeRecipe>>;
}

export function recipeOf(operation: object): Recipe {
  const given: unknown = Reflect.get(operation, 'x-verify');
  return isObject(given) ? given : {};
}
