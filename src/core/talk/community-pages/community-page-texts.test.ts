import { aCommunity } from '@tests/support/a-community';
import { expect, it } from 'vitest';
import { communityPageTexts } from './community-page-texts';

it('tells search engines the way to the page of a community', () => {
  const community = { ...aCommunity({ type: 'department', name: 'Sales', slug: 'sales' }), about: null };
  const [steps] = communityPageTexts({ community }).structured ?? [];
  expect(steps?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Communities', item: '/communities' },
    { '@type': 'ListItem', position: 2, name: 'Sales', item: '/departments/sales' },
  ]);
});
