import { describe, expect, it } from 'vitest';
import type { CountedAnswer, HeardBackState } from './heard-back-count.rules';
import { countHeardBack } from './heard-back-count.rules';

const TODAY = 20_000;
const COMPANY = 7;

const anAnswer = (person: number, change: Partial<CountedAnswer> = {}): CountedAnswer => ({
  companyId: COMPANY,
  answer: 'nothing',
  pressedOn: TODAY - 20,
  month: '2026-10',
  isCounted: false,
  person,
  since: TODAY - 100,
  isAtWork: false,
  provedOn: null,
  ...change,
});
const people = (count: number, change: Partial<CountedAnswer> = {}, first = 0) =>
  Array.from({ length: count }, (_, nth) => anAnswer(first + nth, change));
const aState = (change: Partial<HeardBackState>): HeardBackState => ({
  ...{ companyId: COMPANY, people: 0, base: 0, isShown: true, staleSince: null },
  ...change,
});
const countOf = (answers: readonly CountedAnswer[], earlier: readonly HeardBackState[] = []) =>
  countHeardBack(answers, earlier, TODAY);

describe('a weekly count of who heard back', () => {
  it('shows nothing of four people, and needs five more after them', () => {
    const four = countOf(people(4));
    expect(four.shown).toEqual([]);
    expect(four.states).toEqual([aState({ people: 4, base: 4, isShown: false })]);
    const counted = people(4, { isCounted: true });
    expect(countOf([...counted, ...people(4, {}, 4)], four.states).shown).toEqual([]);
    expect(countOf([...counted, ...people(5, {}, 4)], four.states).shown).toHaveLength(1);
  });

  it('counts a person once, with the answer to the newest press', () => {
    const twice = [
      anAnswer(0, { answer: 'offer' }),
      ...people(5),
      anAnswer(0, { answer: 'offer', pressedOn: TODAY - 30 }),
    ];
    const { shown, counted } = countOf(twice);
    expect(shown).toMatchObject([{ count: 5, atLeast: 0, atMost: 33 }]);
    expect(counted.size).toBe(5);
    expect(countOf(people(1).flatMap((one) => [one, one, one, one, one])).shown).toEqual([]);
  });

  it('keeps a small figure while one to four people join or leave, whatever five others do', () => {
    const state = aState({ people: 10 });
    const before = people(10, { isCounted: true });
    for (const [answers, isKept] of [
      [before, false],
      [[...before, ...people(4, {}, 10)], true],
      [[...before, ...people(5, {}, 10)], false],
      [before.slice(4), true],
      [before.slice(5), false],
      [[...before.slice(1), ...people(5, {}, 10)], true],
      [[...before.slice(5), ...people(1, {}, 10)], true],
    ] as const)
      expect(countOf(answers, [state]).kept, `${answers.length}`).toEqual(isKept ? [COMPANY] : []);
  });

  it('keeps a small figure of a few people who all leave, and for a quarter at most', () => {
    expect(countOf([], [aState({ people: 5 })])).toMatchObject({ kept: [], shown: [], states: [] });
    const left = people(2, { isCounted: true });
    expect(countOf(left, [aState({ people: 5, staleSince: TODAY - 91 })]).kept).toEqual([COMPANY]);
    expect(countOf(left, [aState({ people: 5, staleSince: TODAY - 92 })])).toMatchObject({ kept: [], shown: [] });
  });

  it('counts addresses of the company that were proved within 14 days as one person', () => {
    const hired = { isAtWork: true, provedOn: TODAY - 5, answer: 'offer' } as const;
    expect(countOf([...people(4), ...people(6, hired, 4)]).shown).toMatchObject([{ count: 5 }]);
    expect(countOf([...people(3), ...people(6, hired, 4)]).shown).toEqual([]);
    expect(
      countOf([...people(10, { isCounted: true }), ...people(9, hired, 10)], [aState({ people: 10 })]).kept,
    ).toEqual([COMPANY]);
  });

  it('leaves out accounts of fewer than 14 days, and people who worked there when they applied', () => {
    expect(countOf(people(5, { since: TODAY - 13 })).shown).toEqual([]);
    expect(countOf(people(5, { since: TODAY - 14 })).shown).toHaveLength(1);
    expect(countOf(people(5, { isAtWork: true, provedOn: null })).shown).toEqual([]);
    const proved = [0, 100, 200, 300, 400].map((back, person) =>
      anAnswer(person, { isAtWork: true, provedOn: TODAY - 20 - back }),
    );
    expect(countOf(proved).shown).toEqual([]);
  });

  it('marks a figure of which most people are new', () => {
    const before = people(5, { isCounted: true });
    expect(countOf([...before, ...people(6, { answer: 'offer' }, 5)], [aState({ people: 5 })]).shown).toMatchObject([
      { count: 11, isSurge: true },
    ]);
    expect(countOf([...before, ...people(5, {}, 5)], [aState({ people: 5 })]).shown).toMatchObject([
      { isSurge: false },
    ]);
  });
});
