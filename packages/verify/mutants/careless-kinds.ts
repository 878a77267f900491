import { isObject, parsedJson, valueAt, withValueAt } from '../values';
import type { Exchange } from '../wire/exchange';
import type { FaultKind, Recording } from './fault-kind';
import { withAnswerChanges, withJsonBody } from './fault-kind';

const NAMES_NO_FIELD = 'refusal that names no field of the request';
const LOSES_UNSENT = 'edit that loses what it was not sent';

export const carelessKinds: readonly FaultKind[] = [
  {
    name: NAMES_NO_FIELD,
    *mutants({ exchanges }) {
      for (const exchange of exchanges) {
        const body = parsedJson(exchange.answer.body);
        if (!isObject(body) || body.code !== 'validation_failed' || !isObject(body.fields)) continue;
        const [said] = Object.values(body.fields);
        if (said === undefined) continue;
        for (const [place, fields] of [
          ['none', {}],
          ['column', { 'row.tbl_value': said }],
        ] as const) {
          const where = `${exchange.operationId} ${exchange.answer.status} ${place}`;
          yield { kind: NAMES_NO_FIELD, where, exchanges: [withJsonBody(exchange, { ...body, fields })] };
        }
      }
    },
  },
  each('list in the other order than its words say', reversed),
  each('guest with the marks of a user', marked),
  each('private answer that any cache may keep', kept),
  each('answer to a guest that caches may give to users', (exchange) => shared(exchange, 'public, max-age=60', '')),
  each('answer to a guest that caches keep for a day', (exchange) =>
    shared(exchange, 'public, max-age=0, s-maxage=86400', 'accept-encoding, cookie'),
  ),
  each('nothing new for a guest who has nothing', (exchange) =>
    exchange.hasSession ? null : withAnswerChanges(exchange, { status: 304, body: '' }),
  ),
  {
    name: LOSES_UNSENT,
    *mutants(recording) {
      const walks = (['life', 'stored'] as const).flatMap((kind) => recording.walksOf(kind));
      for (const walk of walks) {
        const change = walk.find(({ walk: place }) => place?.step === 'change');
        const index = walk.findIndex(({ walk: place }) => place?.step === 'after');
        const after = walk[index];
        if (change === undefined || after === undefined) continue;
        const poorer = withoutUnsent(after, change, recording);
        if (poorer === null) continue;
        yield { kind: LOSES_UNSENT, where: `${after.operationId} after`, exchanges: walk.with(index, poorer) };
      }
    },
  },
];

function each(name: string, wrongOne: (exchange: Exchange, recording: Recording) => Exchange | null): FaultKind {
  return {
    name,
    *mutants(recording) {
      for (const exchange of recording.exchanges) {
        if (exchange.answer.status !== 200) continue;
        const wrong = wrongOne(exchange, recording);
        if (wrong !== null)
          yield { kind: name, where: `${exchange.operationId} ${exchange.answer.status}`, exchanges: [wrong] };
      }
    },
  };
}

function reversed(exchange: Exchange, recording: Recording): Exchange | null {
  if (!/\b(newest|oldest|latest|last|most|highest)\b.*\bfirst\b/i.test(recording.wordsOf(exchange))) return null;
  const body = parsedJson(exchange.answer.body);
  const items = isObject(body) ? body.items : body;
  if (!Array.isArray(items) || items.length < 2) return null;
  return withJsonBody(exchange, isObject(body) ? { ...body, items: items.toReversed() } : items.toReversed());
}

const MARKS = /^(is(Mine|Followed|Helpful|Bookmarked|Asked)|followed|my[A-Z].*)$/;

const AS_A_USER = new Map<unknown, unknown>([
  [false, true],
  ['none', 'up'],
  [null, 1],
]);

function marked(exchange: Exchange): Exchange | null {
  if (exchange.hasSession) return null;
  const body = parsedJson(exchange.answer.body);
  const path = pathTo(body, []);
  if (path === null) return null;
  return withJsonBody(exchange, withValueAt(body, path, AS_A_USER.get(valueAt(body, path))));
}

function pathTo(value: unknown, path: readonly (string | number)[]): readonly (string | number)[] | null {
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const isMark = MARKS.test(name) && AS_A_USER.has(inner);
    const found = isMark ? [...path, name] : pathTo(inner, [...path, name]);
    if (found !== null) return found;
  }
  return null;
}

function kept(exchange: Exchange): Exchange | null {
  const { headers } = exchange.answer;
  if (!exchange.hasSession || headers['cache-control'] === undefined) return null;
  return withAnswerChanges(exchange, { headers: { ...headers, 'cache-control': 'public, max-age=600' } });
}

function shared(exchange: Exchange, cache: string, vary: string): Exchange | null {
  const headers = { ...exchange.answer.headers, 'cache-control': cache, vary };
  return exchange.hasSession ? null : withAnswerChanges(exchange, { headers });
}

/** Empties the first member that the update request did not contain. */
function withoutUnsent(after: Exchange, change: Exchange, { schemaOf }: Recording): Exchange | null {
  const body = parsedJson(after.answer.body);
  const sent = parsedJson(change.request.body ?? '');
  const properties = schemaOf(after)?.properties;
  if (!isObject(body) || !isObject(sent) || !isObject(properties)) return null;
  for (const [name, value] of Object.entries(body)) {
    const schema = properties[name];
    if (name in sent || name === 'items' || !isObject(schema)) continue;
    const mayBeNull = JSON.stringify(schema).includes('null');
    if (Array.isArray(value) && value.length > 0) return withJsonBody(after, { ...body, [name]: [] });
    if (typeof value === 'string' && value !== '' && mayBeNull) return withJsonBody(after, { ...body, [name]: null });
    if (isObject(value) && mayBeNull) return withJsonBody(after, { ...body, [name]: null });
  }
  return null;
}
