import { describe, expect, it } from 'vitest';
import { serviceDocuments } from '@/contract/generated/documents';
import { contractOf } from '../contract/service-contract';
import type { Exchange } from '../wire/exchange';
import { detailsOf } from './details';

const file = 'openapi/search.yaml';
const search = contractOf('search', file, serviceDocuments.search, () => ({ file, line: 1 }));

function asked(query: string, status: number, operationId: 'suggest' | 'search' = 'suggest'): Exchange {
  const path = operationId === 'suggest' ? 'suggest' : 'results';
  return {
    ...{ id: `${operationId}/1`, operationId, persona: 'guest', hasSession: false, own: [] },
    request: { method: 'GET', path: `/api/search/search/${path}${query}`, headers: {}, body: null, isFile: false },
    answer: { status, headers: {}, setCookies: [], body: '', bytes: 0, trouble: null },
    ...{ expectation: null, walk: null, milliseconds: 1 },
  };
}

function seenAfter(...exchanges: readonly Exchange[]): readonly string[] {
  const asks = new Set(exchanges.map(({ operationId }) => operationId));
  const details = detailsOf(search, exchanges).filter(({ operationId }) => asks.has(operationId));
  return details.filter(({ isSeen }) => isSeen).map(({ name }) => name);
}

describe('what requests have tried', () => {
  it('are the words that were taken', () => {
    expect(seenAfter(asked('?q=a&type=city', 200))).toEqual(['word city of query type']);
    expect(seenAfter(asked('?q=a&type=city', 500))).toEqual([]);
  });

  it('are the limits and the needs whose breach was refused', () => {
    const tooMuch = seenAfter(asked('?q=a&limit=11', 400), asked(`?q=${'a'.repeat(201)}`, 400));
    expect(tooMuch).toEqual(['maxLength of query q', 'maximum of query limit']);
    expect(seenAfter(asked('', 400, 'search'))).toEqual(['needs query q']);
    expect(seenAfter(asked('?q=a&limit=11', 200))).toEqual([]);
  });
});
