import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryStorage } from '@/adapters/memory/kernel/world/memory-storage';
import { emptyDraft } from '@/core/talk/posting/draft';
import { DraftKeeper } from './draft-keeper';

const draft = (key: string, inputText: string) => ({ ...emptyDraft(key), inputText });

describe('the drafts of two tabs', () => {
  let device = new MemoryStorage();
  beforeEach(() => {
    device = new MemoryStorage();
  });
  const session = { userId: 'asha' };
  const aTab = (tab = new MemoryStorage()) => ({ tab, keeper: new DraftKeeper(device, tab, session) });

  it('are kept apart, come back to their tab, and the one that is left comes back to a new one', () => {
    const [first, second] = [aTab(), aTab()];
    expect([first.keeper.read(), second.keeper.read()]).toEqual([null, null]);
    first.keeper.keep(draft('a', 'Of the first'));
    second.keeper.keep(draft('b', 'Of the second'));
    expect(aTab(first.tab).keeper.read()?.inputText).toBe('Of the first');
    expect(aTab(second.tab).keeper.read()?.inputText).toBe('Of the second');
    expect(aTab().keeper.read()?.inputText).toBe('Of the first');
    first.keeper.keep(draft('c', ''));
    expect(aTab().keeper.read()?.inputText).toBe('Of the second');
    second.keeper.keep(draft('d', ''));
    expect([aTab().keeper.read(), aTab(second.tab).keeper.read()]).toEqual([null, null]);
  });

  it('are two again once both tabs write on in one: neither is lost where the other is posted or changed', () => {
    const first = aTab();
    first.keeper.keep(draft('a', 'Of the first'));
    const second = aTab();
    expect(second.keeper.read()?.inputText).toBe('Of the first');
    second.keeper.keep(draft('a', 'Of the first, and more'));
    first.keeper.keep(draft('a', 'Of the first, otherwise'));
    expect(aTab(first.tab).keeper.read()?.inputText).toBe('Of the first, otherwise');
    expect(aTab(second.tab).keeper.read()?.inputText).toBe('Of the first, and more');
    first.keeper.keep(draft('b', ''));
    expect(aTab(second.tab).keeper.read()?.inputText).toBe('Of the first, and more');
  });

  it('stay where another tab wrote on in the draft that is posted', () => {
    const first = aTab();
    first.keeper.keep(draft('a', 'Of the first'));
    const second = aTab();
    second.keeper.read();
    second.keeper.keep(draft('a', 'Of the first, and more'));
    first.keeper.keep(draft('b', ''));
    expect(aTab(second.tab).keeper.read()?.inputText).toBe('Of the first, and more');
  });

  it('go with the post where another tab only read them', () => {
    const first = aTab();
    first.keeper.keep(draft('a', 'Of the first'));
    const second = aTab();
    second.keeper.read();
    first.keeper.keep(draft('b', ''));
    expect(aTab(second.tab).keeper.read()).toBeNull();
  });

  it('are as many as the tabs: none makes room for another, and each comes back to a new tab once those before it are posted', () => {
    const tabs = [...'abcdefghijkl'].map((key) => ({ key, ...aTab() }));
    for (const { keeper } of tabs) keeper.read();
    for (const { key, keeper } of tabs) keeper.keep(draft(key, `Draft ${key}`));
    const all = tabs.map(({ key }) => `Draft ${key}`);
    expect(tabs.map(({ tab }) => aTab(tab).keeper.read()?.inputText)).toEqual(all);
    const inTurn = tabs.map(({ keeper }) => {
      const next = aTab().keeper.read()?.inputText;
      keeper.keep(draft('sent', ''));
      return next;
    });
    expect(inTurn).toEqual(all);
  });

  it('that change posts are one for each post', () => {
    const { keeper } = aTab();
    const change = (postId: string, inputText: string) => ({ ...draft('a', inputText), postId });
    keeper.keep(change('first', 'Of the first'));
    keeper.keep(change('second', 'Of the second'));
    const found = () => ['first', 'second'].map((postId) => keeper.readEdit(postId)?.inputText);
    expect(found()).toEqual(['Of the first', 'Of the second']);
    keeper.forgetEdit('first');
    expect(found()).toEqual([undefined, 'Of the second']);
  });

  it('are of one user: another one on the same tab gets none of them', () => {
    const { tab, keeper } = aTab();
    keeper.read();
    keeper.keep(draft('a', 'Of Asha'));
    expect(new DraftKeeper(device, tab, { userId: 'dev' }).read()).toBeNull();
  });
});
