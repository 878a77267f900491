import type { JsonObject } from '../values';
import { isObject, parsedJson, withValueAt } from '../values';
import type { Exchange } from '../wire/exchange';
import type { FaultKind, Recording } from './fault-kind';
import { withJsonBody } from './fault-kind';

interface LastAct {
  readonly walk: readonly Exchange[];
  readonly at: number;
  readonly act: Exchange;
  readonly before: readonly Exchange[];
  readonly after: readonly Exchange[];
  readonly recording: Recording;
}

/**
 * Faults of a server that forgets states. Each wrong answer would be correct at another time, so nothing else is wrong
 * with it.
 */
export const stateKinds: readonly FaultKind[] = [
  ofLastActs('act that its state forbids, done', ({ walk, at, act, recording }) =>
    act.answer.status < 400
      ? null
      : withAnswer(
          walk,
          at,
          answered(recording, act, (status) => status < 300),
        ),
  ),
  ofLastActs('act that its state allows, refused', ({ walk, at, act, recording }) =>
    act.answer.status >= 400
      ? null
      : withAnswer(
          walk,
          at,
          answered(recording, act, (status) => status >= 400),
        ),
  ),
  ofLastActs('refusal of another state', ({ walk, at, act, recording }) =>
    act.answer.status < 400
      ? null
      : withAnswer(
          walk,
          at,
          answered(recording, act, (status, code) => status >= 400 && code !== codeOf(act)),
        ),
  ),
  ofLastActs('act that is answered and not done', ({ walk, act, before, after }) => {
    const isOther = before.some((look, index) => look.answer.body !== after[index]?.answer.body);
    if (act.answer.status >= 400 || !isOther || isSameState(before, after)) return null;
    return walk.map((exchange) => {
      const earlier = before[after.indexOf(exchange)];
      return earlier === undefined ? exchange : { ...exchange, answer: earlier.answer };
    });
  }),
  ofLastActs('state that one viewer sees too late', ({ walk, act, before, after }) => {
    if (act.answer.status >= 400 || isSameState(before, after)) return null;
    const late = after.findLast((look, index) => look.answer.body !== before[index]?.answer.body);
    const earlier = late === undefined ? undefined : before[after.indexOf(late)];
    if (late === undefined || earlier === undefined) return null;
    return walk.with(walk.indexOf(late), { ...late, answer: earlier.answer });
  }),
  ofLastActs('refused act that counts all the same', ({ walk, act, after }) => {
    if (act.answer.status < 400) return null;
    for (const look of after) {
      const counted = withOneMore(parsedJson(look.answer.body));
      if (look.answer.status === 200 && counted !== null)
        return walk.with(walk.indexOf(look), withJsonBody(look, counted));
    }
    return null;
  }),
];

function ofLastActs(name: string, wrong: (last: LastAct) => readonly Exchange[] | null): FaultKind {
  return {
    name,
    *mutants(recording) {
      for (const walk of recording.walksOf('states')) {
        const at = walk.findLastIndex(({ walk: place }) => place?.step === 'act');
        const act = walk[at];
        if (act === undefined) continue;
        const looks = (part: readonly Exchange[]) => part.filter(({ walk: place }) => place?.step === 'look');
        const exchanges = wrong({
          ...{ walk, at, act, recording },
          before: looks(walk.slice(0, at)),
          after: looks(walk.slice(at + 1)),
        });
        if (exchanges !== null) yield { kind: name, where: act.walk?.walk ?? act.operationId, exchanges };
      }
    },
  };
}

function answered(
  recording: Recording,
  act: Exchange,
  isWanted: (status: number, code: string | null) => boolean,
): Exchange | null {
  const all = recording.walksOf('states').flat();
  const found = all.find(
    (one) =>
      one.operationId === act.operationId && one.walk?.step === 'act' && isWanted(one.answer.status, codeOf(one)),
  );
  return found ?? null;
}

function withAnswer(walk: readonly Exchange[], at: number, other: Exchange | null): readonly Exchange[] | null {
  const act = walk[at];
  return other === null || act === undefined ? null : walk.with(at, { ...act, answer: other.answer });
}

function isSameState(before: readonly Exchange[], after: readonly Exchange[]): boolean {
  return before[0]?.walk?.place?.state === after[0]?.walk?.place?.state;
}

function codeOf({ answer }: Exchange): string | null {
  const body = parsedJson(answer.body);
  return answer.status >= 400 && isObject(body) && typeof body.code === 'string' ? body.code : null;
}

function withOneMore(body: unknown): unknown {
  const path = isObject(body) ? pathToCount(body) : null;
  if (path === null) return null;
  const count = path.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), body);
  return withValueAt(body, path, Number(count) + 1);
}

function pathToCount(body: JsonObject): readonly string[] | null {
  for (const [name, value] of Object.entries(body)) {
    if (/(votes|Count|helpful|total)$/.test(name) && typeof value === 'number') return [name];
    const inner = isObject(value) ? pathToCount(value) : null;
    if (inner !== null) return [name, ...inner];
  }
  return null;
}
