import { failureOf } from '@tests/support/failure-of';
import { describe, expect, it } from 'vitest';
import { CountingIds } from '@/adapters/memory/kernel/world/counting-ids';
import { MemoryStorage } from '@/adapters/memory/kernel/world/memory-storage';
import type { ContributionMarks } from '@/core/kernel/common/contribution-marks';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';
import type { Toast } from '@/core/kernel/toasts/toast';
import { ContributionDrafts } from '@/core/research/contribute/contribution-drafts';
import { contributionMessages } from '@/core/research/contribute/contribution-messages';
import { Invitation } from '@/core/research/contribute/invitation';
import { SubmitContribution } from '@/core/research/contribute/submit-contribution.use-case';
import { ContributionStore } from './contribution.store';

function aForm() {
  const session: { userId: string | null } = { userId: 'asha' };
  const sent: string[] = [];
  const came: (string | null)[] = [];
  const invitation = new Invitation(new MemoryStorage());
  const taken = new Set<string>();
  const shown: Toast[] = [];
  const back: (() => void)[] = [];
  const went: (string | null)[] = [];
  const navigation = { address: '/contribute', go: () => undefined, close: () => undefined, rewrite: () => undefined };
  const storage = new MemoryStorage();
  const aTab = () => new ContributionDrafts('review', storage, new MemoryStorage(), { now: () => 0 });
  const drafts = aTab();
  const send = async (
    _values: { companyName: string },
    { draftId, cameBy }: ContributionMarks,
  ): Promise<Result<null, Failure>> => {
    sent.push(draftId);
    taken.add(draftId);
    came.push(cameBy ?? null);
    return sent.length === 1 ? fail(failureOf(null)) : ok(null);
  };
  const store = new ContributionStore<{ companyName: string }, 'companyName'>(
    {
      kind: 'review',
      empty: { companyName: '' },
      parse: () => null,
      check: () => ({}),
      stepOf: () => 'work',
      refusalOf: () => ({}),
      send,
      notSent: 'Not sent',
    },
    {
      drafts,
      invitation,
      give: new SubmitContribution(drafts, send),
      ids: new CountingIds(),
      toasts: {
        toasterId: 'page',
        show: (toast) => String(shown.push(toast)),
        dismiss: () => undefined,
        find: () => null,
      },
    },
    {
      session,
      navigation,
      askLogin: () => undefined,
      whenBack: (task) => void back.push(task),
      goOn: (company) => void went.push(company),
    },
  );
  store.open({ company: 'vaayuna', filled: {}, withCareer: null });
  store.change({ companyName: 'Vaayuna' }, 'companyName');
  return {
    store,
    session,
    sent,
    came,
    invitation,
    taken,
    shown,
    went,
    drafts,
    storage,
    aTab,
    navigation,
    comeBack: () => back.splice(0).map((task) => task()),
  };
}

describe('a contribution without a connection', () => {
  it('is sent by itself when that is back, under the same key, and its draft is gone', async () => {
    const { store, sent, taken, shown, went, drafts, comeBack } = aForm();
    await store.submit();
    expect(shown.map(({ text2 }) => text2)).toEqual([contributionMessages.sentWhenBack]);
    expect(drafts.read('asha', 'vaayuna')).not.toBeNull();
    comeBack();
    await expect.poll(() => went).toEqual(['vaayuna']);
    expect([sent.length, taken.size]).toEqual([2, 1]);
    expect(drafts.read('asha', 'vaayuna')).toBeNull();
    comeBack();
    expect(sent).toHaveLength(2);
  });

  it.each([
    [
      'it was changed',
      ({ store }: ReturnType<typeof aForm>) => store.change({ companyName: 'Nuvetta' }, 'companyName'),
    ],
    ['the form was left', ({ navigation }: ReturnType<typeof aForm>) => Object.assign(navigation, { address: '/' })],
    ['the session ended', ({ store }: ReturnType<typeof aForm>) => store.forget()],
  ])('stays where %s meanwhile', async (_case, happens) => {
    const form = aForm();
    await form.store.submit();
    happens(form);
    form.comeBack();
    await Promise.resolve();
    expect(form.sent).toHaveLength(1);
  });
});

describe('a contribution of somebody who opened an invitation in this tab', () => {
  it('says so while it is about that company, and never about another', async () => {
    const { store, came, invitation, comeBack } = aForm();
    invitation.note('Vaayuna');
    store.restore();
    store.change({ companyName: 'Vaayuna ' }, 'companyName');
    expect(store.isInvited).toBe(true);
    await store.submit();
    comeBack();
    await expect.poll(() => came).toEqual(['invitation', 'invitation']);
    store.change({ companyName: 'Nuvetta' }, 'companyName');
    expect(store.isInvited).toBe(false);
    await store.submit();
    expect(came.at(-1)).toBeNull();
  });

  it('keeps that over a login, and forgets it with the session', () => {
    const { store, session, invitation } = aForm();
    invitation.note('Vaayuna');
    store.restore();
    store.forget();
    store.restore();
    store.change({ companyName: 'Vaayuna' }, 'companyName');
    expect(store.isInvited).toBe(true);
    session.userId = null;
    store.forget();
    store.restore();
    store.change({ companyName: 'Vaayuna' }, 'companyName');
    expect(store.isInvited).toBe(false);
    expect(invitation.company).toBeNull();
  });
});

describe('the device of a guest', () => {
  const aGuest = () => {
    const form = aForm();
    form.session.userId = null;
    form.store.change({ companyName: 'Vaayuna Labs' }, 'companyName');
    return form;
  };

  it('is asked for again, and the draft is said to be where it is until the answer', () => {
    const { store } = aGuest();
    expect([store.asksForDevice, store.draftPlace]).toEqual([true, 'tab']);
    store.answerDevice(false);
    expect([store.asksForDevice, store.draftPlace]).toEqual([false, 'day']);
    store.askDeviceAgain();
    expect([store.asksForDevice, store.draftPlace]).toEqual([true, 'day']);
    store.answerDevice(true);
    expect([store.asksForDevice, store.draftPlace]).toEqual([false, 'tab']);
  });

  it('is known at the next change if another tab answered', () => {
    const { store, aTab } = aGuest();
    aTab().setDeviceShared(false);
    store.change({ companyName: 'Vaayuna' }, 'companyName');
    expect([store.asksForDevice, store.draftPlace]).toEqual([false, 'day']);
  });

  it('is said to refuse the draft that the answer cannot move', () => {
    const { store, storage } = aGuest();
    expect(store.isUnstored).toBe(false);
    storage.isFull = true;
    store.answerDevice(false);
    expect(store.isUnstored).toBe(true);
  });
});
