import type { Sample, SampleSubjects } from '@tests/support/operation-samples';
import { sampleOf } from '@tests/support/operation-samples';
import { BYTES_TYPE, JSON_TYPE } from '@/contract/openapi-document';
import type { CallChanges } from '../contract/recipe';
import type { VerifiedOperation } from '../contract/service-contract';
import type { Identity } from '../personas/identity';
import { isObject } from '../values';
import type { SentRequest } from '../wire/exchange';

export interface Call {
  readonly operation: VerifiedOperation;
  readonly sample: Sample;
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly rawQuery?: string;
  readonly rawBody?: string;
}

/** The origin of the service's pages, and the headers of every call. */
export interface CallContext {
  readonly origin: string;
}

export function requestOf(
  { operation, sample, headers = {}, rawQuery, rawBody }: Call,
  { persona: _persona, ...caller }: Identity,
  { origin }: CallContext,
): SentRequest {
  const isFile = rawBody === undefined && sample.body instanceof Uint8Array;
  const body = rawBody ?? bodyTextOf(sample.body);
  const cookie = caller.cookies.header;
  const usual: Record<string, string | null> = {
    accept: 'application/json, application/problem+json',
    'accept-encoding': 'identity',
    ...exampleHeaders(operation, origin),
    ...caller.headers,
    ...lowerCased(sample.headers),
    ...(body === null ? {} : { 'content-type': isFile ? BYTES_TYPE : JSON_TYPE }),
    cookie: cookie === '' ? null : cookie,
    ...headers,
  };
  return {
    method: operation.method.toUpperCase(),
    path: withRawQuery(addressOf(operation, sample), rawQuery),
    headers: Object.fromEntries(Object.entries(usual).filter((entry): entry is [string, string] => entry[1] !== null)),
    body,
    isFile,
  };
}

export function sampleWith(operation: VerifiedOperation, subjects: SampleSubjects, changes: CallChanges = {}): Sample {
  const sample = sampleOf(operation, subjects);
  const { filters = {} } = operation.recipe;
  const isRequired = (name: string) =>
    operation.parameters.some((one) => one.in === 'query' && one.name === name && one.required === true);
  const query = Object.fromEntries(
    Object.entries(sample.query).filter(([name]) => !(name in filters) || isRequired(name)),
  );
  const named = changes.example === undefined ? {} : { body: findExample(operation, changes.example) };
  return changedSample(changedSample({ ...sample, query, ...named }, operation.recipe), changes);
}

function findExample({ operationId, requestBody }: VerifiedOperation, name: string): unknown {
  const example = requestBody?.content[JSON_TYPE]?.examples?.[name];
  if (example === undefined) throw new Error(`The body of ${operationId} has no example ${name}.`);
  return example.value;
}

export function changedSample(sample: Sample, { path, query, headers, body, bodyBytes }: CallChanges): Sample {
  const bytes = bodyBytes === undefined ? {} : { body: new Uint8Array(Buffer.from(bodyBytes, 'base64')) };
  return {
    path: changedTexts(sample.path, path),
    query: changedTexts(sample.query, query),
    headers: changedTexts(sample.headers, headers),
    ...('body' in sample ? { body: body === undefined ? sample.body : changedBody(sample.body, body) } : {}),
    ...bytes,
  };
}

export function addressOf({ base, path }: VerifiedOperation, sample: Sample): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_gap, name) => encodeURIComponent(sample.path[name] ?? ''));
  const search = new URLSearchParams(sample.query).toString();
  return `${base}${filled}${search === '' ? '' : `?${search}`}`;
}

function withRawQuery(address: string, query: string | undefined): string {
  return query === undefined ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

function changedTexts(texts: Readonly<Record<string, string>>, changes: CallChanges['path'] = {}) {
  const all = { ...texts, ...changes };
  const kept = Object.entries(all).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

function changedBody(body: unknown, changes: Readonly<Record<string, unknown>>): unknown {
  if (!isObject(body)) return body;
  return Object.fromEntries(
    Object.entries({ ...body, ...changes }).filter(
      ([name, value]) => !(name in changes && value === null && !(name in body)),
    ),
  );
}

function bodyTextOf(body: unknown): string | null {
  if (body === undefined) return null;
  return body instanceof Uint8Array ? Buffer.from(body).toString('base64') : JSON.stringify(body);
}

function exampleHeaders({ parameters }: VerifiedOperation, origin: string): Readonly<Record<string, string>> {
  const given = parameters.filter(
    ({ in: place, name, example }) =>
      place === 'header' && ['appid', 'systemid', 'user-agent'].includes(name) && example !== undefined,
  );
  const isWrite = parameters.some(({ in: place, name }) => place === 'header' && name === 'origin');
  return {
    ...Object.fromEntries(given.map(({ name, example }) => [name, String(example)])),
    ...(isWrite ? { origin } : {}),
  };
}

function lowerCased(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
