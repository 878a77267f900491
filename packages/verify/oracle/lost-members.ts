import type { VerifiedOperation } from '../contract/service-contract';
import { isObject, parsedJson } from '../values';
import type { Exchange } from '../wire/exchange';
import { faultsOf } from './exchange-faults';
import type { Fault } from './fault';

export function lostMembers(
  before: Exchange | undefined,
  change: Exchange | undefined,
  after: Exchange | undefined,
  operation: VerifiedOperation,
): readonly Fault[] {
  const sent = parsedJson(change?.request.body ?? '');
  if (before === undefined || change === undefined || after === undefined || !isObject(sent)) return [];
  if (change.answer.status >= 300 || Object.values(sent).some(isEmpty)) return [];
  const [then, now] = [thingIn(before), thingIn(after)];
  if (then === null || now === null) return [];
  const lost = Object.keys(then).find((name) => !(name in sent) && !isEmpty(then[name]) && isEmpty(now[name]));
  if (lost === undefined) return [];
  const title = `has lost ${lost}, which ${change.operationId} was not sent`;
  const wanted = JSON.stringify(then[lost]);
  return [
    faultsOf(after, operation)('lost-member', title, wanted, after.answer.body.slice(0, 240), ['responses', '200']),
  ];
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function thingIn({ answer }: Exchange): Readonly<Record<string, unknown>> | null {
  const body = answer.status === 200 ? parsedJson(answer.body) : undefined;
  if (!isObject(body) || 'items' in body) return null;
  const [inner, ...others] = Object.values(body);
  return others.length === 0 && isObject(inner) ? inner : body;
}
