import { describe, expect, it } from 'vitest';
import { serviceDocuments } from '@/contract/generated/documents';
import { contractOf } from '../contract/service-contract';
import type { Exchange } from '../wire/exchange';
import { detailsOf } from './details';

const file = 'openapi/search.yaml';
const search = contractOf('search', file, serviceDocuments.search, () => ({ file, line: 1 }));

function asked(query: string, status: number): Exchange {
  return {
    ...{ id: 'suggest/1', operationId: 'suggest', persona: 'guest', hasSession: false, own: [] },
    request: { method: 'GET', path: `/api/search/search/suggest${query}`, headers: {}, body: null, isFile: false },
    answer: { status, headers: {}, setCookies: [], body: '', bytes: 0, trouble: null },
    ...{ expectation: null, walk: null, milliseconds: 1 },
  };
}

function seenAfter(...exchanges: readonly Exchange[]): readonly string[] {
  const details = detailsOf(search, exchanges).filter(({ operationId }) => operationId === 'suggest');
  return details.filter(({ isSeen }) => isSeen).map(({ name }) => name);
}

describe('what requests have tried', () => {
  it('are the words that were taken', () => {
    expect(seenAfter(asked('?q=a&type=city', 200))).toEqual(['word city of query type']);
    expect(seenAfter(asked('?q=a&type=city', 500))).toEqual([]);
  });

  it('are the limits and the needs whose breach was refused', () => {
    const tooMuch = seenAfter(asked('?q=a&limit=11', 400), asked(`?q=${'a'.repeat(201)}`, 400), asked('', 400));
    expect(tooMuch).toEqual(['needs query q', 'maxLength of query q', 'maximum of query limit']);
    expect(seenAfter(asked('?q=a&limit=11', 200))).toEqual([]);
  });
});
