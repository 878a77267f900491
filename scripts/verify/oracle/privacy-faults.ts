import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import type { VerifiedOperation } from '../contract/service-contract';
import { isObject } from '../values';
import type { Exchange } from '../wire/exchange';
import { answerSpotsOf } from './answer-spots';
import type { Fault, MakeFault } from './fault';

/** A figure's value, by the names that contracts give it. */
const FIGURES = ['value', 'median', 'mean', 'rating'];
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the faults that expose people: other users' ids, figures of too few, moments where the contract has months. */
export function privacyFaults(
  exchange: Exchange,
  operation: VerifiedOperation,
  secrets: readonly string[],
  fault: MakeFault,
): readonly Fault[] {
  return [...leaks(exchange, secrets, fault), ...insideFaults(exchange, operation, fault)];
}

function leaks({ answer, own, request }: Exchange, secrets: readonly string[], fault: MakeFault): readonly Fault[] {
  const said = `${answer.body}\n${Object.values(answer.headers).join('\n')}`;
  const asked = JSON.stringify(request);
  const leaked = secrets.filter((secret) => !own.includes(secret) && said.includes(secret) && !asked.includes(secret));
  if (leaked.length === 0) return [];
  const title = 'holds what identifies another user';
  return [fault('leak', title, 'no id and no address of another user', `${leaked.length} of them`, ['responses'])];
}

function insideFaults(exchange: Exchange, operation: VerifiedOperation, fault: MakeFault): readonly Fault[] {
  const faults: Fault[] = [];
  for (const spot of answerSpotsOf(exchange, operation)) {
    const at = `/${spot.path.join('/')}`;
    const { pointer } = spot;
    if (typeof spot.value === 'string' && isTooFine(spot.value, spot.schema))
      faults.push(fault('too-fine', `${at} is finer than the contract says`, 'no day or moment', spot.value, pointer));
    if (isObject(spot.value) && isSmallGroup(spot.value))
      faults.push(
        fault(
          'small-group',
          `${at} shows a figure of ${spot.value.n}`,
          `null under ${MIN_GROUP}`,
          JSON.stringify(spot.value),
          pointer,
        ),
      );
  }
  return faults;
}

function isTooFine(
  text: string,
  { format, pattern, enum: words, const: only }: Readonly<Record<string, unknown>>,
): boolean {
  if (format !== undefined || pattern !== undefined || words !== undefined || only !== undefined) return false;
  return MOMENT.test(text) || DAY.test(text);
}

function isSmallGroup(figure: Readonly<Record<string, unknown>>): boolean {
  const { n } = figure;
  return typeof n === 'number' && n < MIN_GROUP && FIGURES.some((name) => typeof figure[name] === 'number');
}
