import { expect, it } from 'vitest';
import { serviceDocuments } from '@/contract/generated/documents';
import type { VerifiedOperation } from '../contract/service-contract';
import { contractOf } from '../contract/service-contract';
import { stepsOf, valueAt } from '../values';
import type { Rule } from './fault';
import { RULES } from './fault';

/** Contract keywords that a rule needs to be broken. Any answer can break the other rules. */
const WORDS: Partial<Readonly<Record<Rule, string>>> = {
  'small-group': '"x-counted-by":',
  figure: '"x-agrees":',
  'guest-mark': '"x-for-guests":',
  'too-fine': '"type":"string"',
  state: '"x-states":',
  'refused-change': '"acts":',
  order: '"order":',
  filter: '"filters":',
  'item-missing': '"nextCursor":',
  'item-twice': '"items":',
  cursor: '"nextCursor":',
  'page-size': '"limit"',
  'stale-total': '"total":',
  'written-twice': '"idempotency-key"',
  'problem-code': '"x-problem-codes":',
  'allowed-without-session': '"security":[{"session":[]}]',
  event: '"webhooks":',
  'cookie-flags': '"cookie"',
};

const texts = Object.values(serviceDocuments).map((document) => JSON.stringify(document));

it.each(Object.entries(WORDS))('the rule %s has a place in the contracts', (rule, word) => {
  expect(Object.keys(RULES)).toContain(rule);
  expect(texts.filter((text) => text.includes(word)).length).toBeGreaterThan(0);
});

const operations = Object.values(serviceDocuments).flatMap(
  (document) => contractOf('', '', document, () => ({ file: '', line: 1 })).operations,
);

it('takes each value from a place that the example answer has', () => {
  const examples = new Map(operations.map((operation) => [operation.operationId, examplesOf(operation)]));
  const taken = operations.flatMap(({ operationId, sources }) =>
    [...sources].map(([name, { operationId: from, pointer }]) => ({
      place: `${operationId} takes ${name} from ${from}#${pointer}`,
      isThere: (examples.get(from) ?? []).some((example) => (valueAt(example, stepsOf(pointer)) ?? null) !== null),
    })),
  );
  expect(taken.length).toBeGreaterThan(50);
  expect(taken.filter(({ isThere }) => !isThere).map(({ place }) => place)).toEqual([]);
});

it('grows each list with a cursor or bounds during its walk, unless no caller can fill it', () => {
  const lists = operations.filter(({ parameters }) =>
    parameters.some(({ name }) => name === 'cursor' || name === 'after'),
  );
  const still = lists.filter(({ recipe }) => recipe.inserts === undefined && recipe.empty === undefined);
  expect(lists.length).toBeGreaterThan(10);
  expect(still.map(({ operationId }) => operationId)).toEqual([]);
});

function examplesOf({ responses }: VerifiedOperation): readonly unknown[] {
  const good = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return good.map(([, { content }]) => {
    const { example, examples = {} } = content?.['application/json'] ?? {};
    return example ?? Object.values(examples)[0]?.value;
  });
}
