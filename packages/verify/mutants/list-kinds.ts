import { isObject, parsedJson } from '../values';
import type { Exchange } from '../wire/exchange';
import type { FaultKind } from './fault-kind';
import { withJsonBody } from './fault-kind';

type Walk = readonly Exchange[];
type Body = Readonly<Record<string, unknown>>;

/** Faults of lists and stored values that appear only over several calls about one resource. */
export const listKinds: readonly FaultKind[] = [
  inWalks('item skipped at each page', 'pages', (walk) =>
    !walk.some(({ walk: place }) => place?.step === 'whole')
      ? null
      : atSteps(walk, 'page', (body) =>
          body.nextCursor === null || itemsOf(body).length < 2 ? null : { ...body, items: itemsOf(body).slice(1) },
        ),
  ),
  inWalks('total of the page', 'pages', (walk) =>
    atSteps(walk, 'whole', (body) =>
      typeof body.total === 'number' && itemsOf(body).length > 0 ? { ...body, total: body.total + 1 } : null,
    ),
  ),
  inWalks('filter ignored', 'filters', (walk) => {
    const all = walk.find(({ walk: place }) => place?.step === 'all');
    const index = walk.findIndex(({ walk: place }) => place?.step.startsWith('nothing '));
    const one = walk[index];
    if (all === undefined || one === undefined || itemsOf(bodyOf(all)).length === 0) return null;
    return walk.with(index, { ...one, answer: all.answer });
  }),
  inWalks('text cut short', 'life', cutTexts),
  inWalks('text cut short', 'stored', cutTexts),
  inWalks('repeated write that counts again', 'repeat', (walk) =>
    atSteps(walk, 'again', (body) => {
      const name = Object.keys(body).find((key) => /votes|helpful|shares|followers/.test(key));
      return name === undefined || typeof body[name] !== 'number' ? null : { ...body, [name]: Number(body[name]) + 1 };
    }),
  ),
  inWalks('one key for two users', 'repeat', (walk) => {
    const [first] = walk;
    const index = walk.findIndex(({ walk: place }) => place?.step === 'other');
    const other = walk[index];
    return first === undefined || other === undefined ? null : walk.with(index, { ...other, answer: first.answer });
  }),
];

function cutTexts(walk: Walk): Walk | null {
  return atSteps(walk, 'after', (body) => {
    const long = Object.entries(body).find(([, value]) => typeof value === 'string' && value.length > 200);
    return long === undefined ? null : { ...body, [long[0]]: String(long[1]).slice(0, 100) };
  });
}

function inWalks(
  name: string,
  kind: 'pages' | 'filters' | 'life' | 'stored' | 'repeat',
  wrong: (walk: Walk) => Walk | null,
): FaultKind {
  return {
    name,
    *mutants(recording) {
      for (const walk of recording.walksOf(kind)) {
        const exchanges = wrong(walk);
        const [first] = walk;
        if (exchanges !== null && first !== undefined)
          yield { kind: name, where: `${first.operationId} ${first.walk?.walk}`, exchanges };
      }
    },
  };
}

function atSteps(walk: Walk, step: string, change: (body: Body) => Body | null): Walk | null {
  let count = 0;
  const changed = walk.map((exchange) => {
    const body = exchange.walk?.step === step && exchange.answer.status === 200 ? bodyOf(exchange) : null;
    const other = body === null ? null : change(body);
    if (other === null) return exchange;
    count += 1;
    return withJsonBody(exchange, other);
  });
  return count === 0 ? null : changed;
}

function bodyOf({ answer }: Exchange): Body {
  const body = parsedJson(answer.body);
  return isObject(body) ? body : {};
}

function itemsOf(body: Body): readonly unknown[] {
  return Array.isArray(body.items) ? body.items : [];
}
