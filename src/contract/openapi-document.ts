import type { FieldRules } from './value-rules';

/** The used parts of a bundled OpenAPI 3.1 document. Everything else stays untouched. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version?: string };
  readonly servers?: readonly { readonly url: string }[];
  readonly paths?: Readonly<Record<string, PathItem>>;
  readonly webhooks?: Readonly<Record<string, PathItem>>;
  readonly components?: Components;
  /** Own extension: headers, in lower case, that any response may have in addition to the declared ones. */
  readonly 'x-infrastructure-headers'?: readonly string[];
  /** Own extension: the explanation of each problem code, by status. */
  readonly 'x-problem-codes'?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Own extension: state machines by resource. */
  readonly 'x-states'?: Readonly<Record<string, StateMachine>>;
}

/** A state machine. An action leads to a state, `stays`, or a problem code. */
interface StateMachine {
  readonly acts: Readonly<Record<string, { readonly call: string }>>;
  readonly states: Readonly<Record<string, { readonly acts: Readonly<Record<string, string>> }>>;
}

/** Components, to which every `$ref` points after bundling. */
export interface Components {
  readonly schemas?: Readonly<Record<string, Schema>>;
  readonly parameters?: Readonly<Record<string, MaybeRef<Parameter>>>;
  readonly responses?: Readonly<Record<string, MaybeRef<Response>>>;
  readonly requestBodies?: Readonly<Record<string, MaybeRef<RequestBody>>>;
  readonly headers?: Readonly<Record<string, MaybeRef<Header>>>;
}

export interface Reference {
  readonly $ref: string;
}

/** The places where guests see a write: nowhere, only in posts, or anywhere. */
export type GuestVisibility = boolean | 'posts';

export type MaybeRef<Thing> = Thing | Reference;

/** The methods that an operation may have, in the order in which a path's operations are read. */
export const HTTP_METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

export type HttpMethod = (typeof HTTP_METHODS)[number];

export type PathItem = { readonly [Method in HttpMethod]?: Operation } & {
  readonly parameters?: readonly MaybeRef<Parameter>[];
};

export interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  /** The name of the feature that owns the operation. */
  readonly tags?: readonly string[];
  readonly deprecated?: boolean;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly MaybeRef<Parameter>[];
  readonly requestBody?: MaybeRef<RequestBody>;
  readonly responses?: Readonly<Record<string, MaybeRef<Response>>>;
  /** Own extension: problem codes in addition to the shared ones. */
  readonly 'x-problem-codes'?: readonly string[];
  /** Own extension: true if refused to crawlers with 403 `crawler_not_allowed`. */
  readonly 'x-blocked-for-crawlers'?: boolean;
  /** Own extension: where guests see the changes, which invalidates shared responses. */
  readonly 'x-guests-see'?: GuestVisibility;
  /** Own extension: true if other users see it under the user's profile. */
  readonly 'x-shown-under-profile'?: boolean;
  readonly 'x-done-as-user'?: boolean;
  /** Own extension: true if the operation adds content that other users read. */
  readonly 'x-contributes'?: boolean;
  /** Own extension: true if users who represent a company are refused; the default for contributions. */
  readonly 'x-takes-part'?: boolean;
  /**
   * Own extension: sources of values that no example can have: `{ postId: 'createPost#/postId' }`.
   */
  readonly 'x-from'?: Readonly<Record<string, string>>;
  /** Own extension: field rules beyond JSON Schema. */
  readonly 'x-rules'?: FieldRules;
  /** Own extension: allows undeclared query parameters. */
  readonly 'x-takes-other-query'?: boolean;
  /** Own extension, at every write: the safe way to proceed after its answer was lost. */
  readonly 'x-after-lost-answer'?: AfterLostAnswer;
  /** Own extension: why the client does not report a failure of this call in a toast. */
  readonly 'x-purpose'?: CallPurpose;
}

export type AfterLostAnswer = 'repeat' | 'repeat-with-key' | 'start-over' | 'read-first' | 'leave';

export type CallPurpose = 'background' | 'log' | 'login';

/** A path, query, header or cookie parameter. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly schema?: Schema;
  readonly example?: unknown;
  /** The input member's name, if it differs. */
  readonly 'x-input-name'?: string;
  /** A value that all current clients send. */
  readonly 'x-sent-always'?: string;
}

export interface RequestBody {
  readonly required?: boolean;
  readonly content: Readonly<Record<string, MediaType>>;
}

export interface Response {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, MaybeRef<Header>>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface Header {
  readonly description?: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}

export interface MediaType {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
}

export interface Schema {
  readonly $ref?: string;
  readonly default?: unknown;
  readonly [keyword: string]: unknown;
}

/** The media type of bodies and answers. */
export const JSON_TYPE = 'application/json';

/** The media type of a file. The schema's `maxLength` is its maximum size in bytes. */
export const BYTES_TYPE = 'application/octet-stream';

export const PROBLEM_TYPE = 'application/problem+json';

/** The status for an unchanged answer, declared by reads that shared caches may store. */
export const NOT_MODIFIED = '304';

/** The application and its system. The server returns 400 `headers_missing` if one is absent. */
export const APP_HEADERS: readonly string[] = ['appid', 'systemid'];

/**
 * Headers that the HTTP client or the browser adds, so that generated methods do not have them: the app and its system,
 * the shown user, the origin and the user agent.
 */
export const COMMON_HEADERS: readonly string[] = [...APP_HEADERS, 'user-id', 'origin', 'user-agent'];
