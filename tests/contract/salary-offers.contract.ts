import { aSubmission } from '@tests/support/a-submission';
import { anOffer } from '@tests/support/an-offer';
import { describe, expect, it } from 'vitest';
import { STOCK_TYPES, VESTING_PERIODS } from '@/core/kernel/common/stock.rules';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import type { OfferForm } from '@/core/talk/salary-offers/offer';
import { SalaryOffersPort } from '@/core/talk/salary-offers/salary-offers.port';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { makeWorkingWriter } from './harness/make-writers';
import { expectInvalid, expectNotSignedIn, expectRefusal, successOf, UNKNOWN_ID } from './harness/outcomes';
import { aDraft, submit, write } from './harness/submissions';

const UNKNOWN_OFFER = 987_654_321;

async function save(user: Actor, change: Partial<OfferForm> = {}): Promise<number> {
  return successOf(await user.port(SalaryOffersPort).createOffer({ ...anOffer(change), ...aDraft() })).id;
}

async function compare(author: Actor, ...offers: readonly Partial<OfferForm>[]): Promise<string> {
  const salaryIds: number[] = [];
  for (const offer of offers) salaryIds.push(await save(author, offer));
  const outcome = successOf(await submit(author, aSubmission({ salaryIds })));
  if ('message' in outcome) throw new Error(outcome.message);
  return outcome.postId;
}

const listed = async (user: Actor) => successOf(await user.port(SalaryOffersPort).listOffers());

export const salaryOffersContract: Contract = (harness) => {
  const offersSeenBy = async (viewer: Actor, postId: string) =>
    successOf(await viewer.port(FeedReadingPort).getPost({ postId })).offers;
  const votesSeenBy = async (viewer: Actor, postId: string) =>
    (await offersSeenBy(viewer, postId))?.items.map(({ votes }) => votes);

  it('[API-FEED-SALARY-CONFIG] says what a post may compare', async () => {
    expect(successOf(await harness().as('guest').port(SalaryOffersPort).getOfferConfig())).toEqual({
      maxOffers: 3,
      stockTypes: STOCK_TYPES,
      vestingPeriods: VESTING_PERIODS,
    });
  });

  describe('saved offers', () => {
    it('[API-FEED-SALARY-CREATE] [API-FEED-SALARY-ALL] are saved once, and seen by their user alone', async () => {
      const [user, other] = [await harness().newcomer(), await harness().newcomer()];
      const key = aDraft();
      const form = anOffer({ companyName: '  Dhruvanta   Pay ' });
      const { id } = successOf(await user.port(SalaryOffersPort).createOffer({ ...form, ...key }));
      expect(successOf(await user.port(SalaryOffersPort).createOffer({ ...form, ...key }))).toEqual({ id });
      const reused = await user.port(SalaryOffersPort).createOffer({ ...anOffer({ fixed: 1 }), ...key });
      expectRefusal(reused, 'conflict', 'idempotency_key_reused');
      expect(await listed(user)).toEqual([{ id, ...anOffer() }]);
      expect(await listed(other)).toEqual([]);
      const postId = await compare(harness().as('writer'), {});
      expect((await offersSeenBy(harness().as('guest'), postId))?.items).toHaveLength(1);
    });

    it('keep no finer amount than others see, and so do posts that show them', async () => {
      const user = await harness().newcomer();
      await makeWorkingWriter(user, 'MonsoonLedger');
      const exact = anOffer({ fixed: 1_234_567, variable: 4_321, joiningBonus: 12_345_678 });
      const kept = { fixed: 1_230_000, variable: 10_000, joiningBonus: 12_000_000 };
      const postId = await compare(user, exact);
      const [saved] = await listed(user);
      expect(saved).toMatchObject(kept);
      for (const viewer of [harness().as('guest'), harness().as('reader'), user])
        expect((await offersSeenBy(viewer, postId))?.items).toMatchObject([kept]);
      const changed = { ...exact, stock: { type: 'rsus', value: 999_999, vestingPeriod: '3' } } as const;
      const salaryId = saved?.id ?? 0;
      const answer = await user.port(SalaryOffersPort).updateOffer({ salaryId, ...changed });
      expect(successOf(answer)).toMatchObject({ ...kept, stock: { value: 990_000 } });
    });

    it('[API-FEED-SALARY-ITEM] are changed and deleted by their user, and refused to others', async () => {
      const [user, other] = [await harness().newcomer(), await harness().newcomer()];
      const salaryId = await save(user);
      const mine = user.port(SalaryOffersPort);
      expect(successOf(await mine.updateOffer({ salaryId, ...anOffer({ fixed: 3_000_000, stock: null }) }))).toEqual({
        id: salaryId,
        ...anOffer({ fixed: 3_000_000, stock: null }),
      });
      expectRefusal(
        await other.port(SalaryOffersPort).updateOffer({ salaryId, ...anOffer() }),
        'forbidden',
        'not_yours',
      );
      expectRefusal(await other.port(SalaryOffersPort).deleteOffer({ salaryId }), 'forbidden', 'not_yours');
      expect(await listed(user)).toHaveLength(1);
      expect(successOf(await mine.deleteOffer({ salaryId }))).toBeNull();
      expect(await listed(user)).toEqual([]);
      expectRefusal(await mine.deleteOffer({ salaryId }), 'notFound', 'offer_not_found');
      expectRefusal(await mine.updateOffer({ salaryId, ...anOffer() }), 'notFound', 'offer_not_found');
    });

    it('are fifty of one user, and one more once another is deleted', async () => {
      const user = await harness().newcomer();
      const ids: number[] = [];
      for (let count = 0; count < 50; count += 1) ids.push(await save(user));
      const more = () => user.port(SalaryOffersPort).createOffer({ ...anOffer(), ...aDraft() });
      expectRefusal(await more(), 'invalid', 'too_many_offers');
      successOf(await user.port(SalaryOffersPort).deleteOffer({ salaryId: ids[0] ?? 0 }));
      successOf(await more());
    });

    it('have one current salary, which comes first', async () => {
      const user = await harness().newcomer();
      await save(user, { companyName: 'First', currentSalary: true });
      await save(user, { companyName: 'Second' });
      const third = await save(user, { companyName: 'Third', currentSalary: true });
      const current = async () => (await listed(user)).map((one) => [one.companyName, one.currentSalary]);
      expect((await current())[0]).toEqual(['Third', true]);
      expect((await current()).filter(([, isCurrent]) => isCurrent)).toHaveLength(1);
      const mine = user.port(SalaryOffersPort);
      successOf(
        await mine.updateOffer({ salaryId: third, ...anOffer({ companyName: 'Third', currentSalary: false }) }),
      );
      expect((await current()).filter(([, isCurrent]) => isCurrent)).toEqual([]);
    });

    it('are refused to guests, and where a part is missing or beyond its bounds', async () => {
      const user = await harness().newcomer();
      expectNotSignedIn(await harness().as('guest').port(SalaryOffersPort).listOffers());
      expectNotSignedIn(
        await harness()
          .as('guest')
          .port(SalaryOffersPort)
          .createOffer({ ...anOffer(), ...aDraft() }),
      );
      const refused = (change: Partial<OfferForm>) =>
        user.port(SalaryOffersPort).createOffer({ ...anOffer(change), ...aDraft() });
      expectInvalid(await refused({ companyName: '  ' }), 'companyName');
      expectInvalid(await refused({ city: 'x'.repeat(101) }), 'city');
      expectInvalid(await refused({ fixed: 0 }), 'fixed');
      expectInvalid(await refused({ variable: -1 }), 'variable');
      expectInvalid(await refused({ joiningBonus: 1_000_000_001 }), 'joiningBonus');
    });
  });

  describe('a post with salaries and offers', () => {
    it('keeps them as they were when it was written, under ids of its own', async () => {
      const { as } = harness();
      const id = await save(as('writer'), { companyName: 'Meghanta Cloud', currentSalary: true });
      const outcome = successOf(await submit(as('writer'), aSubmission({ salaryIds: [id] })));
      const postId = 'postId' in outcome ? outcome.postId : '';
      successOf(await as('writer').port(SalaryOffersPort).deleteOffer({ salaryId: id }));
      const post = successOf(await as('guest').port(FeedReadingPort).getPost({ postId }));
      expect(post.kind).toBe('salary');
      expect(post.offers).toEqual({
        id: postId,
        votes: 0,
        mySalary: null,
        items: [{ ...anOffer({ companyName: 'Meghanta Cloud', currentSalary: true }), id: 1, votes: null }],
      });
    });

    it('is refused with more than three, with those of others, and with those that are gone', async () => {
      const { as } = harness();
      const ids = [
        await save(as('writer')),
        await save(as('writer')),
        await save(as('writer')),
        await save(as('writer')),
      ];
      expectInvalid(await submit(as('writer'), aSubmission({ salaryIds: ids })), 'salaryIds');
      const foreign = await save(as('otherWriter'));
      for (const id of [foreign, UNKNOWN_OFFER]) {
        const refused = await submit(as('writer'), aSubmission({ salaryIds: [...ids.slice(0, 1), id] }));
        expectRefusal(refused, 'invalid', 'offer_not_usable');
        expect(refused).toMatchObject({ failure: { fields: { 'salaryIds.1': expect.any(String) } } });
      }
      const poll = { options: ['Yes', 'No'], durationHours: 24 } as const;
      const mixed = await submit(as('writer'), aSubmission({ salaryIds: ids.slice(0, 1), poll }));
      expectRefusal(mixed, 'invalid', 'attachments_mixed');
    });
  });

  describe('a pick', () => {
    it('[API-FEED-SALARY-VOTE] counts for its offer, and a second one replaces it', async () => {
      const { as } = harness();
      const postId = await compare(as('writer'), { companyName: 'One' }, { companyName: 'Two' });
      const pick = async (salaryId: number) =>
        successOf(await as('reader').port(SalaryOffersPort).pickOffer({ postId, salaryId }));
      expect(await pick(2)).toMatchObject({ id: postId, votes: 1, mySalary: 2, items: [{ votes: 0 }, { votes: 1 }] });
      expect(await pick(1)).toMatchObject({ votes: 1, mySalary: 1, items: [{ votes: 1 }, { votes: 0 }] });
      expect(await votesSeenBy(as('reader'), postId)).toEqual([1, 0]);
      expect(await votesSeenBy(as('writer'), postId)).toEqual([1, 0]);
      expect(await votesSeenBy(as('otherWriter'), postId)).toEqual([null, null]);
    });

    it('is refused to guests, to users who are no readers, among one’s own, and for what is not there', async () => {
      const { as } = harness();
      const postId = await compare(as('writer'), {}, { companyName: 'Two' });
      const pick = (user: Actor, id = postId, salaryId = 1) =>
        user.port(SalaryOffersPort).pickOffer({ postId: id, salaryId });
      expectNotSignedIn(await pick(as('guest')));
      expectRefusal(await pick(as('user')), 'invalid', 'reader_required');
      expectRefusal(await pick(as('writer')), 'invalid', 'own_post');
      expectRefusal(await pick(as('reader'), UNKNOWN_ID), 'notFound', 'post_not_found');
      expectRefusal(await pick(as('reader'), await write(as('writer'))), 'notFound', 'post_not_found');
      expectRefusal(await pick(as('reader'), postId, 3), 'invalid', 'option_not_found');
      expectInvalid(await pick(as('reader'), 'x'), 'postId');
      await harness().setStatus(postId, 'DELETED');
      expectRefusal(await pick(as('reader')), 'notFound', 'post_not_found');
      expect(await offersSeenBy(as('reader'), postId)).toBeNull();
    });
  });
};
