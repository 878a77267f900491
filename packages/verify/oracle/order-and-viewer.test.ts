import { describe, expect, it } from 'vitest';
import { serviceDocuments } from '@/contract/generated/documents';
import { contractOf } from '../contract/service-contract';
import type { Exchange, WalkStep } from '../wire/exchange';
import { createExchangeOracle } from './exchange-faults';
import { walkFaultsOf } from './walk-faults';

const file = 'openapi/photos.yaml';
const photos = contractOf('photos', file, serviceDocuments.photos, () => ({ file, line: 1 }));
const chat = contractOf('chat', 'openapi/chat.yaml', serviceDocuments.chat, () => ({ file, line: 1 }));
const user = contractOf('user', 'openapi/user.yaml', serviceDocuments.user, () => ({ file, line: 1 }));
const HEADERS = { 'content-type': 'application/json', 'x-request-id': '0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c11' };

function photo(month: string, isMine = false): object {
  const picture = { url: '/p/1.webp', previewUrl: '/p/1-small.webp', width: 4, height: 3 };
  return { id: `photo ${month}`, album: 'office', caption: 'A desk', ...picture, location: null, month, isMine };
}

interface Told {
  readonly operationId?: string;
  readonly path?: string;
  readonly hasSession?: boolean;
  readonly cache?: string;
  readonly vary?: string;
  readonly sent?: object;
  readonly walk?: WalkStep;
}

function answered(body: unknown, told: Told = {}): Exchange {
  const { operationId = 'listPhotos', path = '/api/photos/photos/vaayuna-technologies', hasSession = false } = told;
  const { cache = 'private, no-store', vary = '', sent, walk = null } = told;
  const text = JSON.stringify(body);
  const answer = { status: 200, headers: { ...HEADERS, 'cache-control': cache, vary }, setCookies: [], body: text };
  return {
    id: `${operationId}/1`,
    operationId,
    persona: hasSession ? 'user' : 'guest',
    hasSession,
    own: [],
    request: {
      method: 'GET',
      path,
      headers: {},
      body: sent === undefined ? null : JSON.stringify(sent),
      isFile: false,
    },
    answer: { ...answer, bytes: Buffer.byteLength(text), trouble: null },
    expectation: null,
    walk,
    milliseconds: 1,
  };
}

const page = (...items: object[]) => ({ items, page: 1, limit: 18, total: items.length });
const LOOKED_FOR = ['order', 'guest-mark', 'shared-cache', 'stale-cache', 'lost-member'];
const rulesOf = (exchange: Exchange) =>
  createExchangeOracle(photos)(exchange, [])
    .map(({ rule }) => rule)
    .filter((rule) => LOOKED_FOR.includes(rule));

describe('the total of a page', () => {
  it.each([
    [1, 0, ['stale-total']],
    [1, 1, []],
    [2, 1, ['stale-total']],
  ])('too high by %i beside %i writes gives the faults %j', (excess, writesBeside, faults) => {
    const body = { ...page(photo('2026-11')), total: 1 + excess };
    const found = createExchangeOracle(photos)({ ...answered(body), writesBeside }, []).map(({ rule }) => rule);
    expect(found.filter((rule) => rule === 'stale-total')).toEqual(faults);
  });
});

describe('the order of a list', () => {
  it.each([
    [['2026-11', '2026-11', '2026-07'], []],
    [['2026-07', '2026-11'], ['order']],
    [['2026-11', '2026', '2026-07'], []],
    [['2026-07', '2026-Q2', '2026-04', '2025-Q4'], []],
    [['2026-Q2', '2026-Q2', '2026-06'], []],
    [['2026-03', '2026-Q2'], ['order']],
    [['2026-Q4', '2027'], ['order']],
  ])('of the months %j gives the faults %j', (months, faults) => {
    expect(rulesOf(answered(page(...months.map((month) => photo(month)))))).toEqual(faults);
  });

  it('goes over the pages of a walk', () => {
    const walk = { walk: 'w', kind: 'numbered', step: 'page' } as const;
    const pages = [answered(page(photo('2026-07')), { walk }), answered(page(photo('2026-11')), { walk })];
    expect(walkFaultsOf(photos, pages).map(({ rule }) => rule)).toEqual(['order']);
  });
});

describe('a walk backwards by bounds', () => {
  const faultsOf = (...pages: readonly (readonly number[])[]) =>
    walkFaultsOf(
      chat,
      pages.map((numbers, index) =>
        answered(
          { items: numbers.map((number) => ({ id: `message ${number}`, number })) },
          {
            operationId: 'listMessages',
            walk: { walk: 'w', kind: 'backwards', step: index === 0 ? 'whole' : 'page' },
          },
        ),
      ),
    ).map(({ rule }) => rule);

  it('has each message once, up to the first, and may begin with newer ones', () => {
    expect(faultsOf([1, 2, 3, 4, 5], [5, 6, 7], [3, 4], [1, 2], [])).toEqual([]);
    expect(faultsOf([1, 2, 3, 4, 5], [4, 5], [2, 3], [])).toEqual(['item-missing']);
    expect(faultsOf([1, 2, 3, 4, 5], [4, 5], [1, 2], [])).toEqual(['item-missing']);
    expect(faultsOf([1, 2, 3, 4, 5], [4, 5], [3, 4], [1, 2], [])).toContain('item-twice');
    expect(faultsOf([1, 2, 3, 4, 5], [4, 5], [2, 1], [3], [])).toContain('order');
  });
});

describe('what marks a viewer', () => {
  it('is empty for a guest, and anything for a user', () => {
    expect(rulesOf(answered(page(photo('2026-11', true))))).toEqual(['guest-mark']);
    expect(rulesOf(answered(page(photo('2026-11', true)), { hasSession: true }))).toEqual([]);
  });

  it('is kept by no shared cache', () => {
    const cache = 'public, max-age=60';
    expect(rulesOf(answered(page(), { hasSession: true, cache }))).toEqual(['shared-cache']);
    expect(rulesOf(answered(page(), { cache }))).toEqual(['shared-cache']);
    expect(rulesOf(answered(page(), { cache, vary: 'accept-encoding, Cookie' }))).toEqual([]);
    expect(rulesOf(answered(page(), { cache: 'public, max-age=61', vary: 'cookie' }))).toEqual(['stale-cache']);
  });
});

describe('a change', () => {
  const told = (step: string, body: unknown, sent?: object) =>
    answered(body, {
      operationId: step === 'change' ? 'savePreferences' : 'getPreferences',
      path: '/api/user/user/preferences',
      hasSession: true,
      walk: { walk: 'savePreferences/stored', kind: 'stored', step },
      ...(sent === undefined ? {} : { sent }),
    });
  const faultsAfter = (after: object, sent: object) =>
    walkFaultsOf(user, [
      told('before', { city: 'Pune', note: 'Remote' }),
      told('change', {}, sent),
      told('after', after),
    ]).map(({ rule }) => rule);

  it('keeps what it was not sent', () => {
    expect(faultsAfter({ city: 'Delhi', note: null }, { city: 'Delhi' })).toEqual(['lost-member']);
    expect(faultsAfter({ city: 'Delhi', note: 'Remote' }, { city: 'Delhi' })).toEqual([]);
  });

  it('that takes something away may take what hangs on it', () => {
    expect(faultsAfter({ city: null, note: null }, { city: null })).toEqual([]);
  });
});
