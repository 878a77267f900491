import { anOffer } from '@tests/support/an-offer';
import { describe, expect, it } from 'vitest';
import { NO_IMAGES } from '@/core/kernel/pictures/draft-images';
import { MAX_OFFERS } from '@/core/talk/salary-offers/offer.rules';
import type { SavedOffer } from './offer';
import { MAX_SHOWN_OFFERS, offersAsGuest, withOfferPick } from './offer';
import { bestOf, offerChartOf } from './offer-chart';
import { amountTextOf, emptyOffer, offerDraftOf, offerErrorsOf, offerFormOf } from './offer-draft';
import { offerMessages } from './offer-messages';
import { offersAttachment } from './offers-attachment';
import {
  compareLimitMessage,
  shownOffers,
  withChosenOffer,
  withCurrentOffer,
  withSavedOffer,
  yearlyStockOf,
  yearlyTotalOf,
} from './saved-offers';

const saved = (id: number, change: Partial<SavedOffer> = {}): SavedOffer => ({ id, ...anOffer(), ...change });
const counted = (votes: readonly (number | null)[], mySalary: number | null = null) => ({
  id: 'post',
  items: votes.map((count, index) => ({ ...anOffer(), id: index + 1, votes: count })),
  votes: votes.reduce<number>((sum, count) => sum + (count ?? 0), 0),
  mySalary,
});

describe('saved offers', () => {
  it('[ST-OFFER-CURRENT] have one current salary: marking another one unmarks it', () => {
    const offers = [saved(1, { currentSalary: true }), saved(2, { currentSalary: true }), saved(3)];
    expect(withCurrentOffer(offers, 3).map(({ currentSalary }) => currentSalary)).toEqual([false, false, true]);
    const added = withSavedOffer(offers.slice(0, 1), saved(4, { currentSalary: true }));
    expect(added.map(({ id, currentSalary }) => [id, currentSalary])).toEqual([
      [4, true],
      [1, false],
    ]);
    expect(withSavedOffer(offers, saved(2, { fixed: 1 }))[1]).toEqual(saved(2, { fixed: 1 }));
  });

  it('[LM-SALARY-SHOW] are shown up to 30', () => {
    const many = Array.from({ length: 31 }, (_, index) => saved(index + 1));
    expect(shownOffers(many)).toHaveLength(30);
    expect(MAX_SHOWN_OFFERS).toBe(30);
  });

  it('[LM-SALARY-COMPARE] [ER-SALARY-COMPARE] are compared up to three at a time', () => {
    expect(MAX_OFFERS).toBe(3);
    expect(withChosenOffer([1, 2], 3, MAX_OFFERS)).toEqual([1, 2, 3]);
    expect(withChosenOffer([1, 2, 3], 3, MAX_OFFERS)).toEqual([1, 2, 3]);
    expect(withChosenOffer([1, 2, 3], 4, MAX_OFFERS)).toBe('You can only add 3 salaries/offers.');
    expect(compareLimitMessage(null)).toBe('You can only add salaries/offers.');
    const draft = { salaryIds: [1, 2, 3, 4], poll: null, videoDraft: null };
    expect(offersAttachment.errorOf({ ...NO_IMAGES, ...draft })).toBe('You can only add 3 salaries/offers.');
  });

  it('come to fixed, variable and a year of stock; a joining bonus is paid once', () => {
    expect(yearlyTotalOf(anOffer())).toBe(3_150_000);
    expect(yearlyTotalOf(anOffer({ stock: null, variable: 0 }))).toBe(2_700_000);
    expect(yearlyStockOf({ type: 'esops', value: 1_000_000, vestingPeriod: '3' })).toBe(333_333);
  });
});

describe('the offers of a post', () => {
  it('take a pick, move it, and give it back', () => {
    const first = withOfferPick(counted([3, 1]), 2);
    expect(first).toEqual(counted([3, 2], 2));
    expect(withOfferPick(first, 1)).toEqual(counted([4, 1], 1));
    expect(withOfferPick(first, null)).toEqual(counted([3, 1]));
    expect(withOfferPick({ ...counted([null, null]), votes: 7 }, 1)).toMatchObject({
      votes: 8,
      items: [{ votes: null }, {}],
    });
    expect(offersAsGuest(first)).toMatchObject({
      votes: 5,
      mySalary: null,
      items: [{ votes: null }, { votes: null }],
    });
  });

  it('lie on one axis from 0 that ends at a round number', () => {
    const chart = offerChartOf([anOffer(), anOffer({ fixed: 2_550_000, stock: null, joiningBonus: 0 })]);
    expect(chart.ticks).toEqual([0, 10, 20, 30, 40]);
    expect(chart.bars).toEqual([
      [
        { part: 'fixed', start: 0, width: 67.5 },
        { part: 'variable', start: 67.5, width: 6.25 },
        { part: 'stock', start: 73.75, width: 5 },
        { part: 'joiningBonus', start: 78.75, width: 7.5 },
      ],
      [
        { part: 'fixed', start: 0, width: 63.75 },
        { part: 'variable', start: 63.75, width: 6.25 },
      ],
    ]);
    expect(offerChartOf([anOffer({ fixed: 1, variable: 0, joiningBonus: 0, stock: null })]).ticks[0]).toBe(0);
    expect(offerChartOf([anOffer({ fixed: 1_000_000_000 })]).ticks.at(-1)).toBeGreaterThanOrEqual(10_000);
  });

  it('have a best amount only where they differ', () => {
    expect([bestOf([1, 2]), bestOf([2, 2]), bestOf([0, 0]), bestOf([5])]).toEqual([2, null, null, null]);
  });
});

describe('the form of an offer', () => {
  it('groups amounts as they are typed, within what is taken', () => {
    expect(['2700000', '27,00', 'x', '99999999999'].map(amountTextOf)).toEqual([
      '27,00,000',
      '2,700',
      '',
      '1,00,00,00,000',
    ]);
  });

  it('says what is missing, and comes back as it was saved', () => {
    expect(offerErrorsOf(emptyOffer)).toEqual({
      companyName: offerMessages.companyMissing,
      designation: offerMessages.designationMissing,
      city: offerMessages.cityMissing,
      fixed: offerMessages.fixedMissing,
    });
    expect(offerErrorsOf({ ...offerDraftOf(saved(1)), stockValue: '' })).toEqual({
      stockValue: offerMessages.stockMissing,
    });
    expect(offerErrorsOf({ ...offerDraftOf(saved(1)), city: 'x'.repeat(101) })).toEqual({
      city: offerMessages.lineTooLong,
    });
    const { id: _id, ...form } = saved(1, { currentSalary: true });
    expect(offerFormOf(offerDraftOf(saved(1, { currentSalary: true })))).toEqual(form);
    expect(offerFormOf(offerDraftOf(saved(1, { stock: null, variable: 0 })))).toEqual(
      anOffer({ stock: null, variable: 0 }),
    );
  });
});
