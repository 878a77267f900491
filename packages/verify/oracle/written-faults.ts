import type { VerifiedOperation } from '../contract/service-contract';
import { isObject, parsedJson } from '../values';
import type { Exchange } from '../wire/exchange';
import { displayedValue, faultsOf } from './exchange-faults';
import type { Fault } from './fault';

/**
 * Compares sent values with the values that a reader shows under the same name. `x-verify.shownApart` names members in
 * another form.
 */
export function writtenFaults(
  write: Exchange | undefined,
  read: Exchange | undefined,
  writer: VerifiedOperation | undefined,
  operation: VerifiedOperation,
): readonly Fault[] {
  if (write === undefined || read === undefined || write.answer.status >= 300 || read.answer.status >= 300) return [];
  const sent = parsedJson(write.request.body ?? '');
  const thing = parsedJson(read.answer.body);
  if (!isObject(sent) || !isObject(thing)) return [];
  const apart = writer?.recipe.shownApart ?? [];
  const names = Object.keys(sent).filter((name) => !apart.includes(name));
  const lost = names.flatMap((name) => differenceIn(sent[name], memberOf(thing, name), name) ?? [])[0];
  if (lost === undefined) return [];
  const title = `does not show what ${write.operationId} has written to ${lost.name}`;
  return [
    faultsOf(read, operation)('lost-write', title, displayedValue(lost.sent), displayedValue(lost.read), [
      'responses',
      '200',
    ]),
  ];
}

interface Difference {
  readonly name: string;
  readonly sent: unknown;
  readonly read: unknown;
}

function differenceIn(sent: unknown, read: unknown, name: string): Difference | null {
  if (read === undefined) return null;
  if (isObject(sent) && isObject(read)) {
    const isMap = Object.keys(read).length === 0 || Object.keys(sent).some((key) => key in read);
    if (!isMap) return null;
    for (const [key, value] of Object.entries(sent)) {
      const inner = key in read ? differenceIn(value, read[key], `${name}.${key}`) : null;
      if (inner !== null) return inner;
    }
    return Object.keys(sent).length > 0 && Object.keys(read).length === 0 ? { name, sent, read } : null;
  }
  if (Array.isArray(sent) && Array.isArray(read)) {
    const isAlike = read.every((item) => sent.length === 0 || typeof item === typeof sent[0]);
    return isAlike && !isObject(sent[0]) && JSON.stringify(sent) !== JSON.stringify(read) ? { name, sent, read } : null;
  }
  const isComparable = typeof sent === typeof read || (isScalar(sent) && read === null);
  return isScalar(sent) && isComparable && sent !== read ? { name, sent, read } : null;
}

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

export function memberOf(body: unknown, name: string): unknown {
  if (!isObject(body)) return undefined;
  if (name in body) return body[name];
  const inner = Object.values(body).filter(isObject);
  return inner.length === 1 ? inner[0]?.[name] : undefined;
}
