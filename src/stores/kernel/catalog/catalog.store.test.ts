import { failureOf } from '@tests/support/failure-of';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { CatalogKey } from './keys';

describe('suggestions', () => {
  it('come for the last text, once the typing rests', async () => {
    const { store, line, time, settle } = await startMemoryApp({ as: 'reader' });
    const companies = store(CatalogKey).suggestionsOf('company');
    companies.search('K');
    time.advance(199);
    companies.search('Vaa');
    time.advance(200);
    await settle();
    expect(line.countOf('suggestItems')).toBe(1);
    expect(companies.found).toMatchObject({ state: 'ready', value: [{ name: 'Vaayuna Technologies' }] });
    companies.search('  ');
    expect(companies.found.state).toBe('idle');
  });

  it('can be asked for again after a failure', async () => {
    const { store, line, time, settle } = await startMemoryApp({ as: 'reader' });
    const companies = store(CatalogKey).suggestionsOf('company');
    line.failNext(failureOf(null));
    companies.search('Vaa');
    time.advance(200);
    await settle();
    expect(companies.found.state).toBe('failed');
    await companies.ask();
    expect(companies.found.state).toBe('ready');
  });

  it('that are late are dropped', async () => {
    const { store, line, time, settle } = await startMemoryApp({ as: 'reader' });
    const companies = store(CatalogKey).suggestionsOf('company');
    line.hold();
    companies.search('Vaa');
    time.advance(200);
    companies.search('');
    line.release();
    await settle();
    expect(companies.found.state).toBe('idle');
  });

  it('of two boxes do not mix', async () => {
    const { store, time, settle } = await startMemoryApp({ as: 'reader' });
    const one = store(CatalogKey).suggestionsOf('company');
    const other = store(CatalogKey).suggestionsOf('company');
    one.search('Vaa');
    time.advance(200);
    await settle();
    expect([one.found.state, other.found.state]).toEqual(['ready', 'idle']);
  });
});
