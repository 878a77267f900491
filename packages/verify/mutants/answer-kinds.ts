import { isObject, parsedJson } from '../values';
import type { Exchange } from '../wire/exchange';
import type { FaultKind, Recording } from './fault-kind';
import { withAnswerChanges, withJsonBody } from './fault-kind';

const HTML = '<!doctype html><title>Oops</title><p>Something broke.';

export const answerKinds: readonly FaultKind[] = [
  each('cut body', ({ exchange, body }) =>
    body === '' ? [] : [withAnswerChanges(exchange, { body: body.slice(0, -1) })],
  ),
  each('empty body', ({ exchange, body }) => (body === '' ? [] : [withAnswerChanges(exchange, { body: '' })])),
  each('page in place of JSON', ({ exchange, body, headers }) =>
    body === ''
      ? []
      : [withAnswerChanges(exchange, { body: HTML, headers: { ...headers, 'content-type': 'text/html' } })],
  ),
  each('undeclared success', ({ exchange, status }) =>
    status < 300 ? [withAnswerChanges(exchange, { status: 206 })] : [],
  ),
  each('late failure', ({ exchange, headers }) => [
    { ...withJsonBody(exchange, problem(500, 'internal_error')), ...failing(exchange, headers) },
  ]),
  each('answer that never comes', ({ exchange }) => [withAnswerChanges(exchange, { trouble: 'timeout' })]),
  each('code that nobody declared', ({ exchange, json }) =>
    isProblem(json) ? [withJsonBody(exchange, { ...json, code: 'computer_says_no' })] : [],
  ),
  each('code of another operation', ({ exchange, json, recording }) => {
    if (!isProblem(json)) return [];
    const [foreign] = recording.codesOf(exchange);
    return foreign === undefined ? [] : [withJsonBody(exchange, { ...json, code: foreign })];
  }),
  each('problem of another status', ({ exchange, json, status }) =>
    isProblem(json) ? [withJsonBody(exchange, { ...json, status: status === 404 ? 410 : 404 })] : [],
  ),
  each('problem as plain JSON', ({ exchange, json, headers }) =>
    isProblem(json)
      ? [withAnswerChanges(exchange, { headers: { ...headers, 'content-type': 'application/json' } })]
      : [],
  ),
  each('header that nobody declared', ({ exchange, headers }) => [
    withAnswerChanges(exchange, { headers: { ...headers, 'x-debug-user': '42' } }),
  ]),
  each('header missing', ({ exchange, headers }) => {
    const { 'x-request-id': _left, ...others } = headers;
    return 'x-request-id' in headers ? [{ ...exchange, answer: { ...exchange.answer, headers: others } }] : [];
  }),
  each('header of another form', ({ exchange, headers }) =>
    'x-request-id' in headers
      ? [withAnswerChanges(exchange, { headers: { ...headers, 'x-request-id': 'seven' } })]
      : [],
  ),
  each('too short a body for its length', ({ exchange, body, headers }) =>
    body === ''
      ? []
      : [{ ...exchange, answer: { ...exchange.answer, headers: { ...headers, 'content-length': '999999' } } }],
  ),
  each('session ignored', ({ exchange, recording, status }) =>
    status < 300 && exchange.hasSession && exchange.expectation !== null && recording.needsSession(exchange)
      ? [withoutSession(exchange)]
      : [],
  ),
  each('refusal turned into success', ({ exchange, status }) =>
    status >= 400 && exchange.expectation !== null ? [withAnswerChanges(exchange, { status: 200, body: '{}' })] : [],
  ),
  each('another refusal', ({ exchange, json, status }) => {
    if (!isProblem(json) || exchange.expectation === null || status === 400) return [];
    return [withAnswerChanges(withJsonBody(exchange, problem(400, 'validation_failed')), { status: 400 })];
  }),
  each('leaked id', ({ exchange, json, recording, status }) => {
    const [secret] = recording.secrets.filter((one) => !JSON.stringify(exchange.request).includes(one));
    return status === 200 && isObject(json) && secret !== undefined ? [leaking(exchange, json, secret)] : [];
  }),
];

interface Seen {
  readonly recording: Recording;
  readonly exchange: Exchange;
  readonly status: number;
  readonly headers: Exchange['answer']['headers'];
  readonly body: string;
  readonly json: unknown;
}

function each(name: string, wrongOnes: (seen: Seen) => readonly Exchange[]): FaultKind {
  return {
    name,
    *mutants(recording) {
      for (const exchange of recording.exchanges) {
        const { status, headers, body } = exchange.answer;
        for (const wrong of wrongOnes({ recording, exchange, status, headers, body, json: parsedJson(body) })) {
          yield { kind: name, where: `${exchange.operationId} ${status}`, exchanges: [wrong] };
        }
      }
    },
  };
}

function isProblem(value: unknown): value is Readonly<Record<string, unknown>> {
  return isObject(value) && typeof value.code === 'string' && typeof value.status === 'number';
}

function problem(status: number, code: string): object {
  return { type: 'about:blank', title: 'Wrong', status, code, message: 'Something went wrong.', fields: {} };
}

function failing(exchange: Exchange, headers: Exchange['answer']['headers']): Pick<Exchange, 'answer'> {
  const body = JSON.stringify(problem(500, 'internal_error'));
  const typed = { ...headers, 'content-type': 'application/problem+json' };
  return { answer: { ...exchange.answer, status: 500, body, bytes: Buffer.byteLength(body), headers: typed } };
}

function withoutSession(exchange: Exchange): Exchange {
  return { ...exchange, hasSession: false, persona: 'guest' };
}

/** Leaks a secret into the first open text, or into an added member. */
function leaking(exchange: Exchange, json: Readonly<Record<string, unknown>>, secret: string): Exchange {
  const name = Object.keys(json).find((key) => typeof json[key] === 'string') ?? 'debug';
  return withJsonBody(exchange, { ...json, [name]: secret });
}
