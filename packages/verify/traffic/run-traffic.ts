import { existsSync, readFileSync } from 'node:fs';
import type { VerifyArguments } from '../command/arguments';
import { CouldNotRun } from '../command/could-not-run';
import { EXIT } from '../command/exit-codes';
import type { Output } from '../command/output';
import type { ServiceContract } from '../contract/service-contract';
import { REALTIME, readContract, serviceNames } from '../contract/service-contract';
import { createExchangeOracle } from '../oracle/exchange-faults';
import { groupedBy, parsedJson } from '../values';
import { operationFinder, readCalls } from './recorded-calls';

/** Checks recorded calls against the contracts. Skips 304 and calls of other services. */
export async function runTraffic(given: VerifyArguments, output: Output): Promise<number> {
  const [file] = given.operands;
  if (file === undefined || !existsSync(file))
    throw new CouldNotRun(`traffic needs a HAR file; ${file ?? 'none'} is not there.`);
  const calls = readCalls(parsedJson(readFileSync(file, 'utf8')));
  if (calls.length === 0) throw new CouldNotRun(`${file} holds no calls: record it as HAR with bodies.`);
  const names =
    given.service === null || given.service === 'all'
      ? serviceNames(given.contracts).filter((name) => name !== REALTIME)
      : given.service.split(',');
  const contracts = await Promise.all(names.map((name) => readContract(given.contracts, name)));
  const find = operationFinder(contracts.flatMap(({ operations }) => operations));
  const judges = new Map(
    contracts.map((contract) => [contract.name, { contract, oracle: createExchangeOracle(contract) }]),
  );
  const found = calls.flatMap((call) => {
    const operation = find(call);
    const judge = judges.get(operation?.service ?? '');
    if (operation === null || judge === undefined || call.exchange.answer.status === 304) return [];
    const faults = judge.oracle({ ...call.exchange, operationId: operation.operationId }, []);
    return [{ contract: judge.contract, operationId: operation.operationId, faults }];
  });
  if (found.length === 0)
    throw new CouldNotRun(`None of the ${calls.length} calls in ${file} is one of ${names.join(', ')}.`);
  const faults = found.flatMap(({ contract, faults: own }) => own.map((fault) => ({ contract, fault })));
  const places = groupedBy(faults, ({ fault }) => [fault.operationId, fault.rule, ...fault.pointer].join(' '));
  for (const group of places.values()) output.line(placeText(group));
  const operations = new Set(found.map(({ operationId }) => operationId)).size;
  const all = contracts.reduce((sum, contract) => sum + contract.operations.length, 0);
  output.line(
    `${found.length} of ${calls.length} recorded calls are of ${operations} operations (of ${all}); ${places.size} places break a contract.`,
  );
  return places.size === 0 ? EXIT.passed : EXIT.failed;
}

function placeText(
  group: readonly {
    readonly contract: ServiceContract;
    readonly fault: ReturnType<ReturnType<typeof createExchangeOracle>>[number];
  }[],
): string {
  const [first] = group;
  if (first === undefined) return '';
  const { file, line } = first.contract.lineOf(first.fault.pointer);
  return `✗ ${first.fault.operationId} ${first.fault.title.slice(0, 300)}\n    ${file}:${line}, ${group.length} times, first ${first.fault.exchange.id}`;
}
