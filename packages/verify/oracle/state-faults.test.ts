import { describe, expect, it } from 'vitest';
import { serviceDocuments } from '@/contract/generated/documents';
import type { OpenApiDocument } from '@/contract/openapi-document';
import { contractOf } from '../contract/service-contract';
import { machinesOf, shortestPathTo } from '../contract/state-machine';
import type { Exchange } from '../wire/exchange';
import { walkFaultsOf } from './walk-faults';

const machine = {
  as: 'alertId',
  starts: { kept: { call: 'createJobAlert', id: '/alertId' } },
  acts: { delete: { call: 'deleteJobAlert' } },
  looks: { list: { call: 'listJobAlerts', in: '/items', where: '/id' } },
  states: {
    kept: { looks: { list: { '/frequency': 'daily' } }, acts: { delete: 'deleted' } },
    deleted: { looks: { list: 'absent' }, acts: { delete: 'alert_not_found' } },
  },
};

const documentWith = (states: NonNullable<OpenApiDocument['x-states']>): OpenApiDocument => ({
  ...serviceDocuments.jobs,
  'x-states': states,
});
const contract = contractOf('jobs', 'openapi/jobs.yaml', documentWith({ alert: machine }), () => ({
  file: 'openapi/jobs.yaml',
  line: 1,
}));

function told(operationId: string, step: string, state: string, name: string, status: number, body: unknown): Exchange {
  const text = body === null ? '' : JSON.stringify(body);
  return {
    ...{
      id: `states/${name}`,
      operationId,
      persona: 'user',
      hasSession: true,
      own: [],
      expectation: null,
      milliseconds: 1,
    },
    request: { method: 'GET', path: '/', headers: {}, body: null, isFile: false },
    answer: { status, headers: {}, setCookies: [], body: text, bytes: text.length, trouble: null },
    walk: { walk: 'states/x', kind: 'states', step, place: { machine: 'alert', state, name, subject: '7' } },
  };
}

const seen = (state: string, items: readonly object[]) => told('listJobAlerts', 'look', state, 'list', 200, { items });
const deleted = (state: string, status: number, code: string | null) =>
  told('deleteJobAlert', 'act', state, 'delete', status, code === null ? null : { code });
const alert = { id: 7, frequency: 'daily' };

const rulesOf = (...walk: readonly Exchange[]) => walkFaultsOf(contract, walk).map(({ rule, title }) => [rule, title]);

describe('a walk through the states of a thing', () => {
  it('raises no alarm where each answer is that of the state', () => {
    expect(rulesOf(seen('kept', [alert]), deleted('kept', 204, null), seen('deleted', []))).toEqual([]);
    expect(rulesOf(seen('deleted', []), deleted('deleted', 404, 'alert_not_found'), seen('deleted', []))).toEqual([]);
  });

  it('finds an act that its state forbids, one that it allows, and another refusal', () => {
    expect(rulesOf(deleted('deleted', 204, null))).toEqual([
      ['state', 'answers delete with 204 while the alert is deleted'],
    ]);
    expect(rulesOf(deleted('kept', 404, 'alert_not_found'))[0]?.[0]).toBe('state');
    expect(rulesOf(deleted('deleted', 403, 'not_yours'))[0]?.[0]).toBe('state');
  });

  it('finds a thing that is not shown as its state says', () => {
    expect(rulesOf(seen('deleted', [alert]))).toEqual([
      ['state', 'does not show the alert as one that is deleted: it is in the list'],
    ]);
    expect(rulesOf(seen('kept', []))[0]?.[1]).toContain('it is not in the list');
    expect(rulesOf(seen('kept', [{ ...alert, frequency: 'weekly' }]))[0]?.[1]).toContain('/frequency is weekly');
  });

  it('finds a refused act that changes something', () => {
    const other = { id: 8, frequency: 'daily' };
    expect(rulesOf(seen('deleted', []), deleted('deleted', 404, 'alert_not_found'), seen('deleted', [other]))).toEqual([
      ['refused-change', 'is another answer after delete, which is refused there'],
    ]);
  });
});

describe('a state machine', () => {
  const read = (changes: object) => machinesOf({ 'x-states': { alert: { ...machine, ...changes } } });

  it('knows the shortest way to each state', () => {
    const [known] = read({});
    expect(known === undefined ? null : shortestPathTo(known, 'deleted')).toEqual({
      start: 'kept',
      acts: [{ state: 'kept', act: 'delete' }],
    });
  });

  it.each([
    [{ acts: { ...machine.acts, restore: { call: 'x' } } }, 'kept does not say what becomes of restore'],
    [{ states: { ...machine.states, lost: machine.states.deleted } }, 'no act leads to lost'],
    [{ starts: { made: machine.starts.kept } }, 'starts in made, which is no state'],
    [{ tidy: 'burn' }, 'tidied by burn, which is no act'],
    [{ looks: null }, 'needs as, starts, acts, looks and states'],
  ])('that says too little is refused: %o', (changes, words) => {
    expect(() => read(changes)).toThrow(words);
  });

  it('of a contract names operations, and refusals that these declare', () => {
    const documents = Object.entries(serviceDocuments);
    const operations = documents.flatMap(
      ([name, document]) => contractOf(name, '', document, contract.lineOf).operations,
    );
    const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
    const machines = documents.flatMap(([, document]) => machinesOf(document));
    expect(machines.length).toBeGreaterThan(5);
    const open = machines.flatMap(({ name, acts, looks, states }) =>
      Object.entries(states).flatMap(([state, { acts: answers, looks: sights }]) =>
        [
          ...Object.entries(answers).filter(
            ([act, answer]) => !(answer in states || answer === 'stays' || declares(acts[act]?.call, answer)),
          ),
          ...Object.entries(sights).filter(
            ([look, sight]) => typeof sight === 'string' && sight !== 'absent' && !declares(looks[look]?.call, sight),
          ),
        ].map(([at, answer]) => `${name} ${state} ${at}: ${answer}`),
      ),
    );
    expect(open).toEqual([]);

    function declares(operationId: string | undefined, code: string): boolean {
      return byId.get(operationId ?? '')?.problemCodes.includes(code) === true;
    }
  });
});
