import type { JsonObject } from '../values';
import { isObject } from '../values';

/** Values in place of those of the examples; a null takes a value away. */
export interface CallChanges {
  readonly path?: JsonObject;
  readonly query?: JsonObject;
  readonly headers?: JsonObject;
  /** The body’s example, by its name in the contract; the first unless given. */
  readonly example?: string;
  /** Members in place of the body’s. */
  readonly body?: JsonObject;
  /** A file’s bytes in base64, in place of the body. */
  readonly bodyBytes?: string;
  /** Values from other calls, by the names of parameters and members: `{ postId: 'createPost#/postId' }`. */
  readonly from?: Readonly<Record<string, string>>;
}

/** The way to one problem code, or why there is none. */
export interface CodeRecipe extends CallChanges {
  /** The caller; the persona of the good call unless given. */
  readonly persona?: string;
  /** Calls before it, in order: operationIds with their own values. */
  readonly before?: readonly string[];
  /** The number of times that the call is made; the last answer counts. */
  readonly times?: number;
  /** The reason for which no caller can bring it about: it is left out of the gate. */
  readonly unreachable?: string;
}

/** The order of a list: by a member of its items, `-createdAt` for the highest first; `sort` if it holds for that value of the parameter alone. */
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
  /** The lowest persona whose call succeeds. */
  readonly persona?: string;
  /** The reason for which no good call can be made: what a mail holds, say. */
  readonly unreachable?: string;
  /** Codes that a good call may rightly be refused by, as what it is about is another’s: the good answer is missed then. */
  readonly may?: readonly string[];
  /** Calls about the very same thing before the good one: what is restored is deleted first. */
  readonly first?: readonly string[];
  /** Calls before the good one, in order. */
  readonly before?: readonly string[];
  /** Members of the body that hold an id which the caller draws: another one for each call. */
  readonly drawn?: readonly string[];
  /** True if the call ends the caller's session or account, so that it needs a caller of its own. */
  readonly ends?: boolean;
  /** True if each good call needs a user who has made none before: a review of a company can be given once. */
  readonly alone?: boolean;
  /** True if the same call again changes nothing, and answers the first answer. */
  readonly repeats?: boolean;
  /** The member of its body that names the call as an idempotency key does. */
  readonly key?: string;
  /** The operation that shows what a repeated call has written. */
  readonly seenBy?: string;
  /** Members of its body that readers show in a way of their own. */
  readonly shownApart?: readonly string[];
  /** The operation that adds to the list while its pages are walked through. */
  readonly inserts?: string;
  /** The reason for which its list may be empty at a right service. */
  readonly empty?: string;
  /** The order in which its list comes; several if the caller chooses one. */
  readonly order?: Order | readonly Order[];
  /** The parameters that narrow its list, which its good call leaves out. */
  readonly filters?: Readonly<Record<string, Filter>>;
  /** The operation that causes an event. */
  readonly by?: string;
  /** The persona that creates the subject of an event's call; the caller by default. */
  readonly owner?: string;
  /** The personas that must receive an event; by default the caller, or a guest if it is for all. */
  readonly hears?: readonly string[];
  /** Values of a second call, which causes the event after the first. */
  readonly then?: CallChanges;
  readonly codes?: Readonly<Record<string, CodeRecipe>>;
  /** Statuses beside problems: `204` of an operation that may answer either. */
  readonly statuses?: Readonly<Record<string, CodeRecipe>>;
}

/** Returns the recipe that an operation of a document carries. */
export function recipeOf(operation: object): Recipe {
  const given: unknown = Reflect.get(operation, 'x-verify');
  return isObject(given) ? given : {};
}
