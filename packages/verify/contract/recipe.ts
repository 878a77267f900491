import type { JsonObject } from '../values';
import { isObject } from '../values';

export interface CallChanges {
  readonly path?: JsonObject;
  readonly query?: JsonObject;
  readonly headers?: JsonObject;
  /** The name of the body’s example in the contract. By default it is the first one. */
  readonly example?: string;
  /** Body members that replace those of the example. */
  readonly body?: JsonObject;
  /** A body in base64, which replaces the example. */
  readonly bodyBytes?: string;
  /** Values from other calls, by the names of parameters and members: `{ postId: 'createPost#/postId' }`. */
  readonly from?: Readonly<Record<string, string>>;
}

export interface CodeRecipe extends CallChanges {
  readonly persona?: string;
  /** Calls to make before this one, in order: operationIds with their own values. */
  readonly before?: readonly string[];
  readonly times?: number;
  /** The reason why no caller can provoke the refusal. The gate does not count it. */
  readonly unreachable?: string;
}

/** A list's order by a member, `-createdAt` for descending. With `sort` it applies only to that parameter value. */
export interface Order {
  readonly by: string;
  readonly sort?: string;
}

interface Filter {
  /** The pointer of the value in each item. Absent if items do not show it. */
  readonly shows?: string;
  /** Query parameters that must be sent together with the filter. */
  readonly with?: Readonly<Record<string, string>>;
}

interface Insert extends Pick<CallChanges, 'from'> {
  readonly call: string;
  /** The persona that makes the call. By default it is the list's owner. */
  readonly by?: string;
}

/** Instructions for calling an operation: the member `x-verify` of the contract. */
export interface Recipe extends CallChanges {
  readonly persona?: string;
  /** The reason why no good call can be made, for example because it needs a code that is sent by mail. */
  readonly unreachable?: string;
  /**
   * Codes with which a valid call may be refused, because its subject belongs to another user. The successful answer
   * then stays uncovered.
   */
  readonly may?: readonly string[];
  /** Calls on the same subject before the good one. For example, a post is deleted before it is restored. */
  readonly first?: readonly string[];
  readonly before?: readonly string[];
  /** Body members with ids that the client generates. */
  readonly drawn?: readonly string[];
  /** True if the call ends the caller's session or account, so that it needs a caller of its own. */
  readonly ends?: boolean;
  /** True if each good call needs a fresh user, for example because only one review of a company is allowed. */
  readonly alone?: boolean;
  /** True if a repeated call changes nothing and gets the first answer. */
  readonly repeats?: boolean;
  /** The body member that serves as an idempotency key. */
  readonly key?: string;
  /** The operation that shows what a repeated call has written. */
  readonly seenBy?: string;
  /** Body members that readers see in another form. */
  readonly shownApart?: readonly string[];
  /** The call that adds to the list during a walk through its pages. */
  readonly inserts?: string | Insert;
  /** The reason why the operation's list may be empty at a correct service. */
  readonly empty?: string;
  readonly order?: Order | readonly Order[];
  readonly filters?: Readonly<Record<string, Filter>>;
  /** The operation that causes an event. */
  readonly by?: string;
  /** The persona who owns the subject of an event. */
  readonly owner?: string;
  /** Personas that must receive an event; by default the caller, or a guest for public events. */
  readonly hears?: readonly string[];
  /** Values for a second call after the first one. The second call causes the event. */
  readonly then?: CallChanges;
  readonly codes?: Readonly<Record<string, CodeRecipe>>;
  /** Statuses without a problem document, such as `204` for an operation that may answer 200 or 204. */
  readonly statuses?: Readonly<Record<string, CodeRecipe>>;
}

export function recipeOf(operation: object): Recipe {
  const given: unknown = Reflect.get(operation, 'x-verify');
  return isObject(given) ? given : {};
}
