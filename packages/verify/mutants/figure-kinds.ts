import { schemaLocationsOf } from '../contract/schema-spots';
import type { Path } from '../values';
import { isObject, parsedJson, withValueAt } from '../values';
import type { Exchange } from '../wire/exchange';
import type { FaultKind } from './fault-kind';
import { withAnswerChanges, withJsonBody } from './fault-kind';

/** Faults in figures, in answer headers, and in the texts of refusals. */
export const figureKinds: readonly FaultKind[] = [
  atFigures('figure of three', 'x-counted-by', (path, by) => [[...path.slice(0, -1), String(by)], 3]),
  atFigures('figure with too many decimals', 'x-agrees', (path, agrees, value) =>
    isObject(agrees) && 'decimals' in agrees && typeof value === 'number' ? [path, value + 0.0003] : null,
  ),
  atFigures('parts that do not add up', 'x-agrees', (path, agrees, value) =>
    isObject(agrees) && 'sum' in agrees && Array.isArray(value) ? [[...path, 0], Number(value[0]) + 1] : null,
  ),
  wrongAnswers('title in other words', ({ status, body }) =>
    status >= 400 ? { body: { ...body, title: 'Oops' } } : null,
  ),
  wrongAnswers('refusal without a sentence', ({ status, body }) =>
    status >= 400 ? { body: { ...body, message: '' } } : null,
  ),
  wrongAnswers('stack trace for people', ({ status, body }) =>
    status >= 400 ? { body: { ...body, message: 'TypeError: no rows at list (/srv/app/list.js:81:13)' } } : null,
  ),
  wrongAnswers('charset of another text', ({ type }) => ({ headers: { 'content-type': `${type}; charset=latin-1` } })),
  wrongAnswers('session cookie that scripts can read', () => ({ cookies: ['AT=abc; Path=/; SameSite=Strict'] })),
  wrongAnswers('session cookie for every site', () => ({ cookies: ['RT=abc; Path=/; HttpOnly'] })),
];

type Body = Readonly<Record<string, unknown>>;

interface Seen {
  readonly status: number;
  readonly type: string;
  readonly body: Body;
}

interface Wrong {
  readonly body?: Body;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
}

function atFigures(
  name: string,
  annotation: string,
  wrong: (path: Path, given: unknown, value: unknown) => readonly [Path, unknown] | null,
): FaultKind {
  return {
    name,
    *mutants(recording) {
      for (const exchange of recording.exchanges) {
        const schema = recording.schemaOf(exchange);
        const body = parsedJson(exchange.answer.body);
        if (schema === null || body === undefined || exchange.answer.status !== 200) continue;
        const spot = schemaLocationsOf(schema, body).find((one) => annotation in one.schema && one.value !== null);
        const change = spot === undefined ? null : wrong(spot.path, spot.schema[annotation], spot.value);
        if (change === null) continue;
        const where = `${exchange.operationId} /${change[0].join('/')}`;
        yield { kind: name, where, exchanges: [withJsonBody(exchange, withValueAt(body, ...change))] };
      }
    },
  };
}

function wrongAnswers(name: string, wrong: (seen: Seen) => Wrong | null): FaultKind {
  return {
    name,
    *mutants(recording) {
      for (const exchange of recording.exchanges) {
        const { status, headers, body: text } = exchange.answer;
        const body = parsedJson(text);
        const type = headers['content-type']?.split(';')[0] ?? '';
        if (!isObject(body) || !type.includes('json')) continue;
        const change = wrong({ status, type, body });
        if (change === null) continue;
        yield { kind: name, where: `${exchange.operationId} ${status}`, exchanges: [changed(exchange, change)] };
      }
    },
  };
}

function changed(exchange: Exchange, { body, headers = {}, cookies = [] }: Wrong): Exchange {
  const other = withAnswerChanges(exchange, {
    headers: { ...exchange.answer.headers, ...headers },
    setCookies: cookies,
  });
  return body === undefined ? other : withJsonBody(other, body);
}
