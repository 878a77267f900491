import { aSignedInBrowser } from '@tests/support/a-signed-in-browser';
import { describe, expect, it } from 'vitest';
import { MemoryToasts } from '@/adapters/memory/kernel/toasts/memory-toasts';
import { TermsRecords } from '@/adapters/memory/kernel/world/terms-records';
import { MemoryTerms } from '@/adapters/memory/trust/legal/memory-terms';
import { TermsStore } from './terms.store';

describe('the agreement to the terms', () => {
  it('is asked for until the user has given it, and is forgotten with the session', async () => {
    const { browser, me } = aSignedInBrowser();
    browser.world.records(TermsRecords).agreed.set(me.id, { version: 0, agreedOn: '2026-01-05' });
    const terms = new TermsStore(new MemoryTerms(browser), new MemoryToasts());
    await terms.load();
    expect(terms.isToAgree).toBe(true);
    await Promise.all([terms.agree(), terms.agree()]);
    expect([terms.isToAgree, terms.isAgreeing, browser.line.countOf('agreeToTerms')]).toEqual([false, false, 1]);
    await terms.ask();
    expect([terms.isAsked, terms.isToAgree]).toEqual([true, false]);
    await terms.agree();
    expect(terms.isAsked).toBe(false);
    terms.forget();
    expect([terms.isToAgree, terms.state.state]).toEqual([false, 'idle']);
  });
});
