// Writes into each operation what all of their kind have, so that the files hold only what is its own: headers, problems and response
// headers. Linter, generator and every other tool see the complete document. openapi/README.md lists what is added.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];
const COMMON = 'common.yaml';
const NOT_MODIFIED = '304';
const AFTER = 'x-after-lost-answer';

/** Documents by their root, with what was restated in them: a pointer and the words for it. */
export const restatements = new WeakMap();

const common = new Map();

/** The shared parts beside a document, parsed once. */
export function commonBeside(ctx) {
  const file = join(dirname(ctx.location.source.absoluteRef), COMMON);
  if (!common.has(file)) common.set(file, parse(readFileSync(file, 'utf8')));
  return common.get(file);
}

/** Statuses by problem code, of a document and of the common parts. */
export function statusesByCode(...documents) {
  const groups = documents.flatMap((document) => Object.entries(document['x-problem-codes'] ?? {}));
  return new Map(groups.flatMap(([status, codes]) => Object.keys(codes ?? {}).map((code) => [code, status])));
}

/** The preprocessor. Whether an operation is a write and needs a session decides what it gets. */
export function completeOperations() {
  return {
    Root(root, ctx) {
      if (root.paths === undefined || ctx.location.source.absoluteRef.endsWith(`/${COMMON}`)) return;
      const shared = commonBeside(ctx);
      const restated = [];
      const statuses = statusesByCode(shared, root);
      for (const [path, item] of Object.entries(root.paths)) {
        for (const method of METHODS.filter((name) => item[name])) {
          const after = afterLostAnswer(method, [item, item[method]], root);
          const found = complete(item[method], { isWrite: method !== 'get', shared, statuses, after });
          restated.push(...found.map((message) => ({ pointer: ['paths', path, method], message })));
        }
      }
      root['x-infrastructure-headers'] = shared['x-infrastructure-headers'];
      root['x-problem-codes'] = usedCodes(root, shared);
      restatements.set(root, restated);
    },
  };
}

function complete(operation, { isWrite, shared, statuses, after }) {
  const parameters = parametersOf(operation, isWrite).map((name) => `${COMMON}#/components/parameters/${name}`);
  const own = operation.parameters ?? [];
  const codes = sharedCodesOf(operation, isWrite);
  const ownCodes = operation['x-problem-codes'] ?? [];
  const restated = [
    ...own.filter(({ $ref }) => parameters.includes($ref)).map(({ $ref }) => `the parameter ${$ref.split('/').at(-1)}`),
    ...ownCodes.filter((code) => codes.includes(code)).map((code) => `the code ${code}`),
  ];
  operation.parameters = [
    ...parameters.map(($ref) => ({ $ref })),
    ...own.filter(({ $ref }) => !parameters.includes($ref)),
  ];
  operation['x-problem-codes'] = [...codes, ...ownCodes.filter((code) => !codes.includes(code))];
  const problems = problemsOf(operation['x-problem-codes'], shared, statuses);
  for (const status of Object.keys(operation.responses)) {
    if (operation.responses[status].$ref === problems[status]?.$ref && problems[status])
      restated.push(`the answer ${status}`);
  }
  if (after !== null) {
    if (operation[AFTER] !== undefined) restated.push(AFTER);
    operation[AFTER] = after;
  }
  if (NOT_MODIFIED in operation.responses) restated.push(`the answer ${NOT_MODIFIED}`);
  const all = { ...problems, ...operation.responses };
  operation.responses = Object.fromEntries(
    Object.keys(all)
      .sort()
      .map((status) => [status, withHeaders(all[status], shared)]),
  );
  if (isPublic(operation, isWrite)) makePublic(operation.responses);
  return restated;
}

/** The advice that the method or an idempotency key decides; null if the operation has to say it. */
function afterLostAnswer(method, places, { components }) {
  const parameters = places.flatMap(({ parameters = [] }) => parameters);
  const names = parameters.map(({ $ref = '', name = components?.parameters?.[$ref.split('/').at(-1)]?.name }) => name);
  if (names.includes('idempotency-key')) return 'repeat-with-key';
  return method === 'put' || method === 'delete' ? 'repeat' : null;
}

/** True for a read with the same answer for every guest, which shared caches may keep. */
function isPublic(operation, isWrite) {
  if (isWrite || operation['x-blocked-for-crawlers'] || operation['x-secret-address']) return false;
  return !needsSession(operation) && operation.responses['200']?.content?.['application/json'] !== undefined;
}

function makePublic(responses) {
  responses['200'].headers.etag = { $ref: `${COMMON}#/components/headers/ETag` };
  responses[NOT_MODIFIED] = { $ref: `${COMMON}#/components/responses/NotModified` };
}

function parametersOf(operation, isWrite) {
  return [
    'AppId',
    'SystemId',
    ...(isWrite ? ['Origin'] : []),
    ...(operation['x-blocked-for-crawlers'] ? ['UserAgent'] : []),
    ...(operation['x-shown-under-profile'] ? ['ProfileTag'] : []),
    ...(operation['x-done-as-user'] ? ['ShownUser'] : []),
  ];
}

function needsSession({ security = [] }) {
  return security.length > 0 && security.every((scheme) => Object.keys(scheme).length > 0);
}

function sharedCodesOf(operation, isWrite) {
  return [
    'headers_missing',
    'validation_failed',
    ...(operation['x-blocked-for-crawlers'] ? ['crawler_not_allowed'] : []),
    ...(needsSession(operation) ? ['not_signed_in'] : []),
    ...(isWrite ? ['body_malformed', 'origin_not_allowed', 'body_too_large', 'content_type_unsupported'] : []),
    ...(operation['x-shown-under-profile'] || operation['x-done-as-user'] ? ['profile_changed'] : []),
    ...(operation['x-contributes'] ? ['terms_to_agree'] : []),
    ...((operation['x-takes-part'] ?? operation['x-contributes']) ? ['employer_account'] : []),
    'too_many_requests',
    'internal_error',
    'not_ready',
  ];
}

/** The answers of the common parts for the statuses of codes; which is of which status its example says. */
function problemsOf(codes, shared, statuses) {
  const names = new Map(
    Object.entries(shared.components.responses).flatMap(([name, { content }]) =>
      content === undefined ? [] : [[String(content['application/problem+json'].example.status), name]],
    ),
  );
  const answers = codes.flatMap((code) => {
    const name = names.get(statuses.get(code));
    return name === undefined ? [] : [[statuses.get(code), { $ref: `${COMMON}#/components/responses/${name}` }]];
  });
  return Object.fromEntries(answers);
}

/** An answer with the headers of all answers; one of the common parts has them. */
function withHeaders(response, shared) {
  if (response.$ref !== undefined) return response;
  const headers = Object.entries(shared.components.responses.BadRequest.headers).map(([name, { $ref }]) => [
    name,
    { $ref: COMMON + $ref },
  ]);
  return { ...response, headers: { ...Object.fromEntries(headers), ...response.headers } };
}

/** The codes that the operations of a document answer with, explained, by status. */
function usedCodes(root, shared) {
  const operations = Object.values(root.paths).flatMap((item) => METHODS.flatMap((method) => item[method] ?? []));
  const used = new Set(operations.flatMap((operation) => operation['x-problem-codes']));
  const explained = {};
  for (const [status, codes] of Object.entries(shared['x-problem-codes'])) {
    const kept = Object.entries(codes).filter(([code]) => used.has(code));
    if (kept.length > 0) explained[status] = Object.fromEntries(kept);
  }
  for (const [status, codes] of Object.entries(root['x-problem-codes'] ?? {})) {
    explained[status] = { ...explained[status], ...codes };
  }
  return explained;
}
