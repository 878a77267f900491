import type { FieldRules } from './value-rules';

/** The parts of a bundled OpenAPI 3.1 document that are read here; everything else in it passes through untouched. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string };
  readonly servers?: readonly { readonly url: string }[];
  readonly paths?: Readonly<Record<string, PathItem>>;
  readonly webhooks?: Readonly<Record<string, PathItem>>;
  readonly components?: Components;
  /** Our own: headers that any answer may carry beside those that its operation declares; in lower case. */
  readonly 'x-infrastructure-headers'?: readonly string[];
}

/** Named parts; after bundling every `$ref` of a document points here. */
export interface Components {
  readonly schemas?: Readonly<Record<string, Schema>>;
  readonly parameters?: Readonly<Record<string, MaybeRef<Parameter>>>;
  readonly responses?: Readonly<Record<string, MaybeRef<Response>>>;
  readonly requestBodies?: Readonly<Record<string, MaybeRef<RequestBody>>>;
  readonly headers?: Readonly<Record<string, MaybeRef<Header>>>;
}

/** `{ $ref: '#/components/…' }` in place of the thing itself. */
export interface Reference {
  readonly $ref: string;
}

/** The places in which guests see what a write changes: none, posts alone, or any. */
export type GuestsSee = boolean | 'posts';

export type MaybeRef<Thing> = Thing | Reference;

/** The methods that an operation may have, in the order in which a path's operations are read. */
export const HTTP_METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** A method that an operation may have. */
export type HttpMethod = (typeof HTTP_METHODS)[number];

/** The operations of one path. */
export type PathItem = { readonly [Method in HttpMethod]?: Operation } & {
  readonly parameters?: readonly MaybeRef<Parameter>[];
};

/** One call. */
export interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  /** The feature that owns the operation, and nothing else. */
  readonly tags?: readonly string[];
  readonly deprecated?: boolean;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly MaybeRef<Parameter>[];
  readonly requestBody?: MaybeRef<RequestBody>;
  readonly responses?: Readonly<Record<string, MaybeRef<Response>>>;
  /** Our own: the codes of the problems that this call may answer, beside the shared ones. */
  readonly 'x-problem-codes'?: readonly string[];
  /** Our own: refused to crawlers with 403 `crawler_not_allowed`. */
  readonly 'x-blocked-for-crawlers'?: boolean;
  /** Our own: where guests see the operation's changes, which ends the answers that they share. */
  readonly 'x-guests-see'?: GuestsSee;
  /** Our own: whether others see what the operation adds under the user's profile. */
  readonly 'x-shown-under-profile'?: boolean;
  readonly 'x-done-as-user'?: boolean;
  /** Our own: whether the operation adds to what others read. */
  readonly 'x-contributes'?: boolean;
  /** Our own: whether the operation is refused to who speaks for a company; each that contributes is, unless it says false. */
  readonly 'x-takes-part'?: boolean;
  /** Our own: where values come from that no example can have, by name: `{ postId: 'createPost#/postId' }`. */
  readonly 'x-from'?: Readonly<Record<string, string>>;
  /** Our own: rules of fields that no schema can say. */
  readonly 'x-rules'?: FieldRules;
  /** Our own: parameters of the query beyond those of the operation are the caller's. */
  readonly 'x-takes-other-query'?: boolean;
  /** Our own: why the user is not informed of the call's failure. */
  readonly 'x-purpose'?: CallPurpose;
}

/** openapi/README.md says what each means. */
export type CallPurpose = 'background' | 'log' | 'login';

/** A path, query, header or cookie parameter. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly schema?: Schema;
  readonly example?: unknown;
  /** The name of the member that a client's callers give, if it is another. */
  readonly 'x-input-name'?: string;
  /** The value that the clients of today send whatever they ask. */
  readonly 'x-sent-always'?: string;
}

export interface RequestBody {
  readonly required?: boolean;
  readonly content: Readonly<Record<string, MediaType>>;
}

export interface Response {
  readonly description?: string;
  /** By name in lower case. */
  readonly headers?: Readonly<Record<string, MaybeRef<Header>>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface Header {
  readonly description?: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}

/** One form of a body. */
export interface MediaType {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
}

/** A JSON schema (2020-12), or a reference to one. */
export interface Schema {
  readonly $ref?: string;
  readonly default?: unknown;
  readonly [keyword: string]: unknown;
}

/** The media type of bodies and answers. */
export const JSON_TYPE = 'application/json';

/** The media type of a file that is sent as it is; the schema's `maxLength` is its largest size in bytes. */
export const BYTES_TYPE = 'application/octet-stream';

export const PROBLEM_TYPE = 'application/problem+json';

/** The application and its system. The server returns 400 `headers_missing` if one is absent. */
export const APP_HEADERS: readonly string[] = ['appid', 'systemid'];

/**
 * Headers that the HTTP client or the browser adds by itself, so no generated method has them as parameters: the application and its system
 * at every call, the user that the page shows, the page's origin and the browser's name.
 */
export const COMMON_HEADERS: readonly string[] = [...APP_HEADERS, 'user-id', 'origin', 'user-agent'];
