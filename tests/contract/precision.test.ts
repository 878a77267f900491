import { describe, expect, it } from 'vitest';
import { serviceDocuments } from '@/contract/generated/documents';
import type { OpenApiDocument, Schema } from '@/contract/openapi-document';
import { operationsOf } from '@/contract/operations';
import { isWithinPrecision, PRECISIONS } from '@/contract/precisions';
import { eventOperationsOf } from '../../packages/verify/events/event-operations';

const DATES = /^(month|quarter|newest|editedMonth|startedOn|endedOn)$/;
/** Patterns of texts that begin with a year. */
const YEAR_FIRST = /^\^(\\d|\[0-9\])\{4\}-/;
const PLACES = /^(city|state|location|jobLocation|address|headQuarter|hq)$/;
const AMOUNTS =
  /^(fixed|variable|joiningBonus|value|median|medianPay|margin|medianMargin|(low|upp)erQuartile|(low|high)estTenth|(min|max)Ctc|amount|stock)$/;
/** Precisions reserved for the user's own data. */
const OF_ONE_USER = new Set(['exact', 'moment']);
/** Answers to callers without a session who hold a complaint's secret, or just sent it. */
const BY_SECRET = new Set(['sendComplaint', 'getComplaint', 'sendSummons']);

interface Member {
  readonly operationId: string;
  readonly path: string;
  readonly needsSession: boolean;
  readonly precision: unknown;
}

const listOf = (value: unknown): readonly Schema[] => (Array.isArray(value) ? value : []);
const isText = ({ type, enum: few }: Schema) => [type].flat().includes('string') && few === undefined;
const isNumber = ({ type }: Schema) => [type].flat().some((one) => one === 'integer' || one === 'number');

function isMeasured(name: string, schema: Schema): boolean {
  const forms = [schema, ...listOf(schema.oneOf), ...listOf(schema.anyOf)];
  if (forms.some(({ format }) => /^date/.test(String(format ?? '')))) return true;
  if (forms.some(({ pattern }) => YEAR_FIRST.test(String(pattern ?? '')))) return true;
  if (forms.some(isText) && (DATES.test(name) || PLACES.test(name))) return true;
  return forms.some(isNumber) && (AMOUNTS.test(name) || /rupees/i.test(String(schema.description ?? '')));
}

function membersOf(schema: Schema, of: Omit<Member, 'precision'>): readonly Member[] {
  const inner = [...listOf(schema.oneOf), ...listOf(schema.anyOf), ...listOf(schema.allOf), schema.items ?? []].flat();
  const properties: readonly (readonly [string, Schema])[] = Object.entries(schema.properties ?? {});
  return [
    ...inner.flatMap((one) => membersOf(one as Schema, of)),
    ...properties.flatMap(([name, property]) => {
      const path = `${of.path}/${name}`;
      const own = isMeasured(name, property) ? [{ ...of, path, precision: property['x-precision'] }] : [];
      return [...own, ...membersOf(property, { ...of, path })];
    }),
  ];
}

const documents: readonly OpenApiDocument[] = Object.values(serviceDocuments);
/** Events are declared like operations; their argument is the answer (204). */
const members = documents.flatMap((document) =>
  [...operationsOf(document), ...eventOperationsOf(document)].flatMap(({ operationId, responses, needsSession }) =>
    Object.entries(responses).flatMap(([status, response]) => {
      const schema = status.startsWith('2') ? response.content?.['application/json']?.schema : undefined;
      return schema === undefined ? [] : membersOf(schema, { operationId, path: '', needsSession });
    }),
  ),
);

describe('the amounts, dates and places of answers', () => {
  it('each say how exact they are at the most', () => {
    expect(members.length).toBeGreaterThan(150);
    expect(members.filter(({ operationId }) => operationId === 'postAdded')).not.toEqual([]);
    const unsaid = members.filter(({ precision }) => !Object.keys(PRECISIONS).includes(String(precision)));
    expect(unsaid.map(({ operationId, path }) => `${operationId} ${path}`)).toEqual([]);
  });

  it('are exact, or a moment, in no answer to a guest', () => {
    const open = members.filter(
      ({ operationId, precision, needsSession }) =>
        OF_ONE_USER.has(String(precision)) && !needsSession && !BY_SECRET.has(operationId),
    );
    expect(open.map(({ operationId, path }) => `${operationId} ${path}`)).toEqual([]);
  });

  it.each([
    ['pay', 1_230_000, 1_234_567],
    ['pay', 12_000_000, 12_300_000],
    ['pay-of-years', 990_000, 999_999],
    ['figure-pay', 760_000, 764_321],
    ['pay-band', 120_000, 123_000],
    ['minute', '2026-11-27T17:27:00.000Z', '2026-11-27T17:27:23.830Z'],
    ['hour', '2026-11-27T17:00:00.000Z', '2026-11-27T17:27:00.000Z'],
    ['day', '2026-11-27', '2026-11-27T17:00:00.000Z'],
    ['month', '2026-11', '2026-11-27'],
    ['quarter', '2026-Q4', '2026-11'],
    ['city', 'Bengaluru', 'Bengaluru 560001'],
    ['unknown', null, null],
  ])('of precision %s take %j and not %j', (precision, right, wrong) => {
    expect([isWithinPrecision(precision, right), isWithinPrecision(precision, wrong)]).toEqual([
      precision !== 'unknown',
      false,
    ]);
  });
});
