import { aMemoryUser } from '@tests/support/a-memory-user';
import { anOffer } from '@tests/support/an-offer';
import { failureOf } from '@tests/support/failure-of';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { OfferRecords } from '@/adapters/memory/talk/salary-offers/offer-records';
import { STOCK_TYPES, VESTING_PERIODS } from '@/core/kernel/common/stock.rules';
import { offerMessages } from '@/core/talk/salary-offers/offer-messages';
import { ComposerKey, DraftKey } from '@/stores/talk/posting/keys';
import { OffersEditorKey } from './keys';

const community = { type: 'topic', entityId: 1, name: 'Notice Period', logo: null } as const;

async function writing(saved = 0) {
  const here = await startMemoryApp({ as: 'writer' });
  const records = here.world.records(OfferRecords);
  for (let id = 1; id <= saved; id += 1) records.put(here.me.id, { id, ...anOffer({ companyName: `Company ${id}` }) });
  here.store(ComposerKey).open({ touchpoint: 'feed', community });
  here.store(DraftKey).changeContent('Which one?');
  const editor = here.store(OffersEditorKey);
  await editor.start();
  return { ...here, editor, records };
}

const written = { companyName: 'Meghanta Cloud', designation: 'Engineer', city: 'Pune' };

describe('the offers of a draft', () => {
  it('[EN-SALARY-OFFERS] are saved offers with their marks, of which the draft has the ids, and their config', async () => {
    const { editor, store } = await writing(2);
    expect(editor.config).toEqual({
      maxOffers: 3,
      stockTypes: STOCK_TYPES,
      vestingPeriods: VESTING_PERIODS,
    });
    expect(editor.saved.map(({ id, currentSalary }) => [id, currentSalary])).toEqual([
      [1, false],
      [2, false],
    ]);
    editor.toggle(2);
    expect(store(DraftKey).draft.salaryIds).toEqual([2]);
    editor.toggle(2);
    expect(store(DraftKey).draft.salaryIds).toEqual([]);
  });

  it('begin with the form where nothing is saved; it says what is missing, saves and compares', async () => {
    const { editor, store, line } = await writing();
    expect(editor.draft).not.toBeNull();
    await editor.save();
    expect([editor.form.errors.fixed, line.countOf('createOffer')]).toEqual([offerMessages.fixedMissing, 0]);
    editor.change(written);
    editor.changeAmount('fixed', '2600000');
    expect(editor.draft?.fixed).toBe('26,00,000');
    await editor.save();
    expect([editor.draft, editor.saved.length]).toEqual([null, 1]);
    expect(store(DraftKey).draft.salaryIds).toEqual([editor.saved[0]?.id]);
  });

  it('are saved once where the first answer was lost', async () => {
    const { editor, line, records, me, toasts } = await writing();
    editor.change(written);
    editor.changeAmount('fixed', '2600000');
    line.goOffline();
    await editor.save();
    expect([editor.draft?.companyName, toasts.shown[0]?.text1]).toEqual(['Meghanta Cloud', offerMessages.notSaved]);
    line.goOnline();
    await editor.save();
    expect(records.of(me.id)).toHaveLength(1);
  });

  it('keep what is written over a reload and the session’s end, for its writer, until it is saved or given up', async () => {
    const { editor, world, me, storage } = await writing(1);
    const reload = async (who = me) => {
      const app = await startMemoryApp({ as: 'writer', world, me: who, storage });
      const fresh = app.store(OffersEditorKey);
      await fresh.start();
      return fresh;
    };
    const [first] = editor.saved;
    editor.write(first);
    editor.change(written);
    editor.forget();
    const again = await reload();
    expect(again.draft).toMatchObject({ id: 1, ...written });
    world.records(OfferRecords).remove(me.id, 1);
    expect((await reload()).draft).toMatchObject({ id: null, ...written });
    const other = aMemoryUser(world, { isReader: true });
    expect((await reload(other)).draft?.companyName).toBe('');
    again.closeForm();
    expect((await reload()).draft?.companyName).toBe('');
  });

  it('are three at most', async () => {
    const { editor, store, toasts } = await writing(4);
    for (const id of [1, 2, 3, 4]) editor.toggle(id);
    expect(store(DraftKey).draft.salaryIds).toEqual([1, 2, 3]);
    expect(toasts.shown.map(({ text1 }) => text1)).toEqual(['You can only add 3 salaries/offers.']);
  });

  it('have one current salary, which comes back where the mark is lost', async () => {
    const { editor, line } = await writing(2);
    const mark = async (index: number) => {
      const offer = editor.saved[index];
      if (offer !== undefined) await editor.markCurrent(offer);
      return editor.saved.filter(({ currentSalary }) => currentSalary).map(({ id }) => id);
    };
    expect(await mark(0)).toEqual([1]);
    expect(await mark(1)).toEqual([2]);
    line.goOffline();
    expect(await mark(0)).toEqual([2]);
  });

  it('are not shown to the next user where a mark of the one before is refused, and one that is marked later stays', async () => {
    const { editor, line } = await writing(2);
    const [first, second] = editor.saved;
    if (first === undefined || second === undefined) throw new Error('Nothing is saved.');
    line.failNext(failureOf(500), 'updateOffer');
    await Promise.all([editor.markCurrent(first), editor.markCurrent(second)]);
    expect(editor.saved.map(({ currentSalary }) => currentSalary)).toEqual([false, true]);
    line.failNext(failureOf(401), 'updateOffer');
    const mark = editor.markCurrent(first);
    editor.forget();
    await mark;
    expect(editor.saved).toEqual([]);
  });

  it('are changed and deleted, and a deleted one leaves the draft', async () => {
    const { editor, store, records, me } = await writing(2);
    editor.toggle(1);
    const [first] = editor.saved;
    if (first === undefined) throw new Error('Nothing is saved.');
    editor.write(first);
    editor.change({ city: 'Chennai' });
    await editor.save();
    expect(editor.saved[0]?.city).toBe('Chennai');
    await editor.remove(first);
    expect([records.of(me.id).length, store(DraftKey).draft.salaryIds]).toEqual([1, []]);
  });

  it('are posted with their post', async () => {
    const { editor, store, world, me } = await writing(2);
    editor.toggle(2);
    editor.toggle(1);
    await store(ComposerKey).submit();
    const post = world.records(PostRecords).all.find(({ authorId }) => authorId === me.id);
    expect(post?.kind).toBe('salary');
    const shown = world.records(OfferRecords).ofPost(post?.id ?? '');
    expect(shown.map(({ companyName }) => companyName)).toEqual(['Company 2', 'Company 1']);
    expect(store(DraftKey).draft.salaryIds).toEqual([]);
  });
});
