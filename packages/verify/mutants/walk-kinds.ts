import { isObject, parsedJson } from '../values';
import type { Exchange, WalkKind } from '../wire/exchange';
import type { FaultKind } from './fault-kind';
import { withJsonBody } from './fault-kind';

export const walkKinds: readonly FaultKind[] = [
  inWalks('item twice in a page', ['pages', 'numbered'], (walk) =>
    atFirst(walk, (body) => {
      const items = itemsOf(body);
      return items.length === 0 ? null : { ...body, items: [items[0], ...items].slice(0, Math.max(items.length, 2)) };
    }),
  ),
  inWalks('cursor that begins again', ['pages'], ([first, ...others]) =>
    first === undefined || others.length === 0
      ? null
      : [first, ...others.map((page) => ({ ...page, answer: { ...page.answer, body: first.answer.body } }))],
  ),
  inWalks('page over its limit', ['pages', 'numbered'], (walk) =>
    atFirst(walk, (body, { request }) => {
      const limit = Number(new URLSearchParams(request.path.split('?')[1]).get('limit'));
      const [item] = itemsOf(body);
      return isObject(item) && limit > 0
        ? { ...body, items: Array.from({ length: limit + 1 }, (_, n) => other(item, n)) }
        : null;
    }),
  ),
  inWalks('stale total', ['numbered'], (walk) =>
    atFirst(walk, (body) => (typeof body.total === 'number' ? { ...body, total: body.total + 3 } : null)),
  ),
  inWalks('page missing', ['numbered'], (walk) =>
    atFirst(walk, (body) => (itemsOf(body).length > 0 ? { ...body, items: [] } : null)),
  ),
  inWalks('lost write', ['life', 'stored'], (walk) => {
    const before = walk.find(({ walk: place }) => place?.step === 'before');
    const index = walk.findIndex(({ walk: place }) => place?.step === 'after');
    const after = walk[index];
    if (before === undefined || after === undefined || before.answer.body === after.answer.body) return null;
    return walk.with(index, { ...after, answer: { ...after.answer, body: before.answer.body } });
  }),
  inWalks('deleted and still there', ['life'], (walk) => {
    const index = walk.findIndex(({ walk: place }) => place?.step === 'gone');
    const gone = walk[index];
    const before = walk.find(({ walk: place }) => place?.step === 'before');
    if (gone === undefined || before === undefined) return null;
    return walk.with(index, { ...gone, answer: before.answer });
  }),
  inWalks('one key, two things', ['repeat'], (walk) => {
    const index = walk.findIndex(({ walk: place }) => place?.step === 'again');
    const again = walk[index];
    const body = parsedJson(again?.answer.body ?? '');
    if (again === undefined || !isObject(body)) return null;
    const name = Object.keys(body).find((key) => /id$/i.test(key));
    return name === undefined ? null : walk.with(index, withJsonBody(again, { ...body, [name]: otherId(body[name]) }));
  }),
  inWalks('another user’s data', ['stored', 'life'], (walk) => {
    const index = walk.findIndex(({ walk: place }) => place?.step === 'other');
    const other = walk[index];
    const own = walk.find(({ walk: place }) => place?.step === 'after');
    if (other === undefined || own === undefined || other.answer.body === own.answer.body) return null;
    return walk.with(index, { ...other, answer: own.answer });
  }),
];

function inWalks(
  name: string,
  kinds: readonly WalkKind[],
  wrong: (walk: readonly Exchange[]) => readonly Exchange[] | null,
): FaultKind {
  return {
    name,
    *mutants(recording) {
      for (const walk of kinds.flatMap((kind) => recording.walksOf(kind))) {
        const exchanges = wrong(walk);
        const [first] = walk;
        if (exchanges !== null && first !== undefined)
          yield { kind: name, where: `${first.operationId} ${first.walk?.walk}`, exchanges };
      }
    },
  };
}

type Body = Readonly<Record<string, unknown>>;

function atFirst(
  walk: readonly Exchange[],
  change: (body: Body, exchange: Exchange) => unknown | null,
): readonly Exchange[] | null {
  const [first, ...others] = walk;
  const body = parsedJson(first?.answer.body ?? '');
  if (first === undefined || !isObject(body)) return null;
  const changed = change(body, first);
  return changed === null ? null : [withJsonBody(first, changed), ...others];
}

function itemsOf(body: Body): readonly unknown[] {
  return Array.isArray(body.items) ? body.items : [];
}

function other(item: Body, count: number): Body {
  const name = Object.keys(item).find((key) => /id$/i.test(key));
  return name === undefined ? item : { ...item, [name]: otherId(item[name], count) };
}

function otherId(id: unknown, count = 1): unknown {
  if (typeof id === 'number') return id + count;
  return String(id).slice(0, -2) + String(10 + (count % 80));
}
