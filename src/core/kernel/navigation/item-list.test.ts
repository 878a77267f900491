import { expect, it } from 'vitest';
import { itemListOf } from './item-list';

it('numbers the items of a page on from the pages before', () => {
  const items = [
    ['Vaayuna', '/overview/vaayuna-overview'],
    ['Navika', '/overview/navika-overview'],
  ] as const;
  expect(itemListOf(items, { page: 3, limit: 20 })).toMatchObject([
    {
      '@type': 'ItemList',
      itemListElement: [
        { position: 41, name: 'Vaayuna', url: '/overview/vaayuna-overview' },
        { position: 42, name: 'Navika', url: '/overview/navika-overview' },
      ],
    },
  ]);
  expect(itemListOf(items)).toMatchObject([{ itemListElement: [{ position: 1 }, { position: 2 }] }]);
});

it('is no list without items', () => {
  expect(itemListOf([], { page: 1_000_000_000, limit: 20 })).toEqual([]);
});
