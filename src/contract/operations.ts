import { memoizedByObject } from './compile-at-first-use';
import { createDereference } from './dereference';
import type {
  AfterLostAnswer,
  CallPurpose,
  Components,
  GuestVisibility,
  Header,
  HttpMethod,
  OpenApiDocument,
  Operation,
  Parameter,
  PathItem,
  RequestBody,
  Response,
  Schema,
} from './openapi-document';
import { BYTES_TYPE, HTTP_METHODS } from './openapi-document';
import { resolveReference } from './resolve-reference';
import type { FieldRules } from './value-rules';

/** An operation with every reference resolved. */
export interface ServiceOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly feature: string | null;
  readonly deprecated: boolean;
  readonly method: HttpMethod;
  /** The path as in the document: `/v1/feed/{postId}`. */
  readonly path: string;
  readonly needsSession: boolean;
  readonly isBlockedForCrawlers: boolean;
  /** False for reads. */
  readonly guestsSee: GuestVisibility;
  readonly isShownUnderProfile: boolean;
  readonly isDoneAsUser: boolean;
  /** True if it needs agreement to the terms in force. */
  readonly isContribution: boolean;
  readonly takesPart: boolean;
  readonly takesOtherQuery: boolean;
  readonly rules: FieldRules;
  /** Null if the operation is a read. */
  readonly afterLostAnswer: AfterLostAnswer | null;
  readonly purpose: CallPurpose | null;
  readonly problemCodes: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly requestBody: RequestBody | null;
  readonly responses: Readonly<Record<string, ServiceResponse>>;
}

/** Returns bytes, or null if the body is not a file. */
export function maxFileBytesOf({ requestBody }: Pick<ServiceOperation, 'requestBody'>): number | null {
  const schema = requestBody?.content[BYTES_TYPE]?.schema;
  return typeof schema?.maxLength === 'number' ? schema.maxLength : null;
}

/** Returns operations in the document's order, cached per document. Throws on a missing or duplicate id. */
export const operationsOf: (document: OpenApiDocument) => readonly ServiceOperation[] = memoizedByObject(writtenOut);

function writtenOut(document: OpenApiDocument): readonly ServiceOperation[] {
  const dereference = createDereference(document);
  const operations: ServiceOperation[] = [];
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of HTTP_METHODS) {
      const operation = item[method];
      if (operation) operations.push(describe(document, dereference, path, method, item, operation));
    }
  }
  const ids = operations.map(({ operationId }) => operationId);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new Error(`${document.info.title}: two operations are named ${twice}; rename one of them.`);
  return operations;
}

function describe(
  document: OpenApiDocument,
  dereference: (schema: Schema) => Schema,
  path: string,
  method: HttpMethod,
  item: PathItem,
  operation: Operation,
): ServiceOperation {
  const { operationId } = operation;
  if (!operationId) throw new Error(`${document.info.title}: ${method.toUpperCase()} ${path} has no operationId.`);
  const { components } = document;
  const parametersOf = ({ parameters = [] }: PathItem | Operation): readonly Parameter[] =>
    parameters.map((parameter) => withSchema(resolveReference(components?.parameters, parameter), dereference));
  const body = operation.requestBody ? resolveReference(components?.requestBodies, operation.requestBody) : null;
  const responses = Object.entries(operation.responses ?? {}).map(([status, response]) => [
    status,
    withHeaders(withContent(resolveReference(components?.responses, response), dereference), components),
  ]);
  return {
    operationId,
    summary: operation.summary ?? operationId,
    feature: operation.tags?.[0] ?? null,
    deprecated: operation.deprecated ?? false,
    method,
    path,
    needsSession: needsSession(operation),
    isBlockedForCrawlers: operation['x-blocked-for-crawlers'] ?? false,
    guestsSee: operation['x-guests-see'] ?? false,
    isShownUnderProfile: operation['x-shown-under-profile'] ?? false,
    isDoneAsUser: operation['x-done-as-user'] ?? false,
    isContribution: operation['x-contributes'] ?? false,
    takesPart: operation['x-takes-part'] ?? operation['x-contributes'] ?? false,
    takesOtherQuery: operation['x-takes-other-query'] ?? false,
    rules: operation['x-rules'] ?? {},
    afterLostAnswer: operation['x-after-lost-answer'] ?? null,
    purpose: operation['x-purpose'] ?? null,
    problemCodes: operation['x-problem-codes'] ?? [],
    parameters: mergeParameters(parametersOf(item), parametersOf(operation)),
    requestBody: body ? withContent(body, dereference) : null,
    responses: Object.fromEntries(responses),
  };
}

/** Returns whether a session is required. `[]` and an alternative `{}` allow calls without one. */
function needsSession({ security = [] }: Operation): boolean {
  return security.length > 0 && security.every((alternative) => Object.keys(alternative).length > 0);
}

/** Merges parameters. An operation's parameter overrides its path's parameter of the same name and place. */
function mergeParameters(ofPath: readonly Parameter[], ofOperation: readonly Parameter[]): readonly Parameter[] {
  const kept = ofPath.filter(
    (inherited) => !ofOperation.some((own) => own.name === inherited.name && own.in === inherited.in),
  );
  return [...kept, ...ofOperation];
}

function withSchema<Thing extends { readonly schema?: Schema }>(
  thing: Thing,
  dereference: (schema: Schema) => Schema,
): Thing {
  return thing.schema ? { ...thing, schema: dereference(thing.schema) } : thing;
}

export type ServiceResponse = Omit<Response, 'headers'> & { readonly headers?: Readonly<Record<string, Header>> };

function withHeaders(response: Response, components: Components | undefined): ServiceResponse {
  const headers = Object.entries(response.headers ?? {});
  return {
    ...response,
    headers: Object.fromEntries(headers.map(([name, header]) => [name, resolveReference(components?.headers, header)])),
  };
}

function withContent<Thing extends Response | RequestBody>(
  thing: Thing,
  dereference: (schema: Schema) => Schema,
): Thing {
  if (!thing.content) return thing;
  const content = Object.entries(thing.content).map(([type, media]) => [type, withSchema(media, dereference)]);
  return { ...thing, content: Object.fromEntries(content) };
}
