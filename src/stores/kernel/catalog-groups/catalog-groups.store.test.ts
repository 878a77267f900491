import { failureOf } from '@tests/support/failure-of';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { CatalogGroupsKey } from './keys';

describe('lists under headings', () => {
  it('are loaded once, and again after a failure', async () => {
    const { store, line } = await startMemoryApp({ as: 'reader', address: '/communities' });
    const { departments, industries } = store(CatalogGroupsKey).lists;
    line.failNext(failureOf(500));
    await departments.loadOnce();
    expect(departments.failure).not.toBeNull();
    const before = line.countOf('listCatalogGroups');
    await Promise.all([departments.loadOnce(), industries.loadOnce()]);
    await Promise.all([departments.loadOnce(), industries.loadOnce()]);
    expect([departments.state.state, industries.state.state]).toEqual(['ready', 'ready']);
    expect(line.countOf('listCatalogGroups') - before).toBe(2);
  });
});
