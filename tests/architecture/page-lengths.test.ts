import { expect, it } from 'vitest';
import { serviceDocuments } from '@/contract/generated/documents';
import { operationsOf } from '@/contract/operations';
import { PAGE_LENGTHS } from '@/core/kernel/common/page-lengths.rules';
import { MAX_MESSAGES, MAX_TALKS } from '@/core/talk/chat/chat.rules';

const UNUSUAL: Readonly<Record<string, { readonly usual?: number; readonly max: number }>> = {
  listPhotos: PAGE_LENGTHS.photos,
  listSalaries: PAGE_LENGTHS.salaries,
  listCommunities: PAGE_LENGTHS.communities,
  searchCommunities: PAGE_LENGTHS.foundCommunities,
  suggest: PAGE_LENGTHS.suggestions,
  suggestItems: PAGE_LENGTHS.namesOfList,
  // The caller chooses.
  listTalks: { max: MAX_TALKS },
  listMessages: { max: MAX_MESSAGES },
};

it('every limit of the contract is that of the domain', () => {
  const limits = Object.values(serviceDocuments)
    .flatMap((document) => operationsOf(document))
    .flatMap(({ operationId, parameters }) =>
      parameters.filter(({ name }) => name === 'limit').map(({ schema }) => ({ operationId, schema })),
    );
  expect(limits.map(({ operationId }) => operationId)).toEqual(expect.arrayContaining(Object.keys(UNUSUAL)));
  for (const { operationId, schema } of limits) {
    const { usual, max } = UNUSUAL[operationId] ?? PAGE_LENGTHS.page;
    expect([operationId, schema?.minimum, schema?.default, schema?.maximum]).toEqual([operationId, 1, usual, max]);
  }
});
