import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { serviceDocuments } from '@/contract/generated/documents';
import type { ServiceRun } from '../command/run-service';
import type { ServiceContract } from '../contract/service-contract';
import { answerSchemaOf, contractOf } from '../contract/service-contract';
import type { ExchangeOracle } from '../oracle/exchange-faults';
import { oracleOf } from '../oracle/oracle-of';
import { maskedHeaders } from '../report/mask';
import { groupedBy, isObject, valueAt } from '../values';
import type { Exchange, WalkKind } from '../wire/exchange';
import type { Recording } from './fault-kind';

const MAX_BODY = 8_000;
const MAX_WALKS = 4;
/** The maximum number of state walks. A state machine has one walk for each action in each state. */
const MAX_STATE_WALKS = 40;

export interface RecordedService {
  readonly name: string;
  readonly exchanges: readonly Exchange[];
  readonly secrets: readonly string[];
}

export function writeRecorded(file: string, runs: readonly ServiceRun[]): void {
  const services = runs.map(({ contract, exchanges, secrets, faults }): RecordedService => {
    const wrong = new Set(faults.map(({ exchange }) => exchange));
    const right = exchanges.filter((exchange) => !wrong.has(exchange) && exchange.answer.body.length <= MAX_BODY);
    const outcomes = groupedBy(
      right.filter(({ walk }) => walk === null),
      ({ operationId, answer, expectation, hasSession }) =>
        [operationId, answer.status, expectation !== null, hasSession].join(' '),
    );
    const walks = [
      ...groupedBy(
        exchanges.filter(({ walk }) => walk !== null),
        ({ walk }) => walk?.walk ?? '',
      ).values(),
    ];
    const byKind = groupedBy(walks, ([first]) => first?.walk?.kind ?? '');
    const kept = [...byKind].flatMap(([kind, all]) => {
      const short = all.filter((walk) =>
        walk.every((exchange) => !wrong.has(exchange) && exchange.answer.body.length <= MAX_BODY),
      );
      return kind === 'states' ? spread(short, MAX_STATE_WALKS) : short.slice(0, MAX_WALKS);
    });
    const chosen = [...[...outcomes.values()].flatMap(([first]) => first ?? []), ...kept.flat()];
    return { name: contract.name, exchanges: chosen.map(withoutSession), secrets: secrets.slice(0, 4) };
  });
  writeFileSync(file, gzipSync(JSON.stringify(services), { level: 9 }));
}

function spread<Thing>(things: readonly Thing[], count: number): readonly Thing[] {
  const step = Math.max(1, things.length / count);
  return things.filter((_thing, index) => Math.floor(index / step) !== Math.floor((index - 1) / step)).slice(0, count);
}

export function readRecorded(file: string): readonly RecordedService[] {
  return JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'));
}

export interface JudgedService {
  readonly contract: ServiceContract;
  readonly oracle: ExchangeOracle;
  readonly recording: Recording;
  readonly right: number;
}

export function judged({ name, exchanges, secrets }: RecordedService): JudgedService | null {
  const document = Object.entries(serviceDocuments).find(([service]) => service === name)?.[1];
  if (document === undefined) return null;
  const file = `openapi/${name}.yaml`;
  const contract = contractOf(name, file, document, () => ({ file, line: 1 }));
  const oracle = oracleOf(contract);
  const isRight = (exchange: Exchange) => oracle(exchange, secrets).length === 0;
  const right = exchanges.filter(isRight);
  return { contract, oracle, recording: recordingOf(contract, right, secrets), right: right.length };
}

function recordingOf(contract: ServiceContract, right: readonly Exchange[], secrets: readonly string[]): Recording {
  const operations = new Map(contract.operations.map((operation) => [operation.operationId, operation]));
  const operationOf = ({ operationId }: Exchange) => operations.get(operationId);
  const walks = groupedBy(
    right.filter(({ walk }) => walk !== null),
    ({ walk }) => walk?.walk ?? '',
  );
  return {
    exchanges: right.filter(({ walk }) => walk === null),
    schemaOf: (exchange) => {
      const operation = operationOf(exchange);
      const type = (exchange.answer.headers['content-type'] ?? '').split(';')[0] ?? '';
      return operation === undefined ? null : answerSchemaOf(operation, exchange.answer.status, type);
    },
    wordsOf: (exchange) => {
      const written = valueAt(contract.document, operationOf(exchange)?.pointer ?? []);
      return isObject(written) ? `${written.summary} ${written.description ?? ''}` : '';
    },
    codesOf: (exchange) =>
      [...contract.statusOfCode.keys()].filter((code) => operationOf(exchange)?.problemCodes.includes(code) === false),
    needsSession: (exchange) => operationOf(exchange)?.needsSession ?? false,
    walksOf: (kind: WalkKind) => [...walks.values()].filter(([first]) => first?.walk?.kind === kind),
    secrets,
  };
}

/** Leaves out sessions and concurrent writes, because a recorded answer is judged alone. */
function withoutSession({ writesBeside: _writesBeside, ...exchange }: Exchange): Exchange {
  const { request, answer } = exchange;
  return {
    ...exchange,
    request: {
      ...request,
      headers: maskedHeaders(request.headers),
      body: (request.body?.length ?? 0) > MAX_BODY ? '' : request.body,
    },
    answer: { ...answer, headers: maskedHeaders(answer.headers), setCookies: [] },
  };
}
