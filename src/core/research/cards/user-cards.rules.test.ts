import { describe, expect, it } from 'vitest';
import type { CardFacts } from './card.rules';
import type { RecomputedCard, UserCard } from './user-cards.rules';
import { recomputeCards } from './user-cards.rules';

const facts: CardFacts = {
  title: { key: '1', name: 'Legal Executive' },
  department: '7',
  city: '3',
  state: 'Kerala',
  years: 3,
  stay: 'current',
  month: '2026-03',
};
const ALL = ['p1', 'fexecutive', 'd7', 'l3', 'sKerala', 't3', 'b1', 'wcurrent', 'm2026-03'];

/** Recomputes cards like the server: every minute for new cards, weekly for all. */
class Company {
  today = 1_000;
  cards: readonly UserCard[] = [];

  write(person: string, change: Partial<CardFacts> = {}, provedOn: number | null = null): string {
    const id = `${person} ${this.cards.length}`;
    const countsFrom = this.today + (provedOn === null ? 14 : 0);
    const voice = { person, writtenOn: this.today, countsFrom, provedOn };
    this.cards = [...this.cards, { id, facts: { ...facts, ...change }, person, voice, shown: null }];
    this.decide(false);
    return id;
  }

  writeWeekly(people: readonly string[], change: Partial<CardFacts> = {}): void {
    for (const person of people) {
      this.write(person, change);
      this.pass(7);
    }
  }

  pass(days: number): void {
    for (let day = 0; day < days; day += 1) {
      this.today += 1;
      if (this.today % 7 === 0) this.decide(true);
    }
  }

  change(id: string, change: (card: UserCard) => readonly UserCard[]): void {
    this.cards = this.cards.flatMap((card) => (card.id === id ? change(card) : [card]));
    this.decide(false);
  }

  decide(isWeekly: boolean): void {
    const decided = new Map<string, RecomputedCard>(
      recomputeCards(this.cards, this.today, isWeekly).map((card) => [card.id, card]),
    );
    this.cards = this.cards.map((card) => {
      const next = decided.get(card.id);
      return next === undefined ? card : { ...card, shown: { keys: next.keys, decidedOn: next.decidedOn } };
    });
  }

  shown(id: string): readonly string[] {
    return this.cards.find((card) => card.id === id)?.shown?.keys ?? [];
  }
}

const five = ['a', 'b', 'c', 'd', 'e'];
const nine = [...five, 'f', 'g', 'h', 'i'];
const thirty = Array.from({ length: 30 }, (_, place) => `p${place}`);

describe('a card of a user', () => {
  it('shows what ten people share who wrote in different weeks', () => {
    const company = new Company();
    company.writeWeekly([...nine, 'j']);
    company.pass(14);
    expect(company.shown(company.write('new'))).toEqual(ALL);
  });

  it('shows what seven share who have counted for 90 days, and less a day earlier', () => {
    const company = new Company();
    company.writeWeekly([...five, 'f', 'g']);
    company.pass(90 + 14 - 7 - 1);
    expect(company.shown(company.write('early'))).toEqual([]);
    company.pass(1);
    expect(company.shown(company.write('late'))).toEqual(ALL);
  });

  it.each([
    ['four new accounts', five.slice(1), {}],
    ['five accounts of 14 days', five, {}],
    ['thirty accounts of one day', thirty, { sameDay: true }],
    ['thirty addresses of one fortnight', thirty, { proved: true }],
  ])(
    'says nothing to %s, before or after it',
    (_name, planted, { sameDay = false, proved = false }: { sameDay?: boolean; proved?: boolean }) => {
      for (const isFirst of [true, false]) {
        const company = new Company();
        const proof = company.today;
        const plant = () => {
          for (const person of planted) {
            company.write(person, {}, proved ? proof : null);
            company.pass(sameDay ? 0 : 7);
          }
          company.pass(21);
        };
        if (isFirst) plant();
        const suspect = company.write('suspect');
        company.pass(1);
        if (!isFirst) plant();
        expect(company.shown(suspect)).toEqual([]);
      }
    },
  );

  it.each(['before', 'after'])('says nothing to five accounts that were there %s it, ever, nor do theirs', (when) => {
    const company = new Company();
    if (when === 'before') company.writeWeekly(five);
    const suspect = company.write('suspect');
    if (when === 'after') company.writeWeekly(five);
    company.pass(400);
    expect(company.cards.map(({ id }) => company.shown(id))).toEqual(Array.from({ length: 6 }, () => []));
    expect(company.shown(suspect)).toEqual([]);
  });

  it('is decided once: it says more only in a weekly round, after five others have joined who have settled', () => {
    const company = new Company();
    const suspect = company.write('suspect');
    company.writeWeekly([...five, 'f']);
    company.pass(96);
    company.today += 7 - (company.today % 7) - 1;
    company.decide(false);
    expect(company.shown(suspect)).toEqual([]);
    company.pass(1);
    expect(company.shown(suspect)).toEqual(ALL);
    expect(company.shown('b 2')).toEqual([]);
  });

  it('says less at once, and no more after that without five others', () => {
    const company = new Company();
    company.writeWeekly([...nine, 'j']);
    company.pass(14);
    const card = company.write('new');
    for (const person of five) company.change(company.cards.find((one) => one.person === person)?.id ?? '', () => []);
    expect(company.shown(card)).toEqual([]);
    company.writeWeekly(five.slice(1).map((person) => `${person} again`));
    company.pass(300);
    expect(company.shown(card)).toEqual([]);
  });

  it.each([
    { title: { key: '2', name: 'Nurse' } },
    { department: '8' },
    { city: '4', state: 'Goa' },
    { years: 12 },
    { stay: 'former' },
    { month: '2024-03' },
  ])('says nothing either way to accounts with one wrong guess, %j', (wrong) => {
    for (const isFirst of [true, false]) {
      const company = new Company();
      if (isFirst) company.writeWeekly(five, wrong);
      const suspect = company.write('suspect');
      if (!isFirst) company.writeWeekly(five, wrong);
      company.pass(30);
      expect(company.shown(suspect)).toEqual([]);
    }
  });

  it('becomes no more exact when others are deleted or edited', () => {
    const company = new Company();
    const suspect = company.write('suspect');
    for (const [place, person] of nine.entries())
      company.writeWeekly([person], { city: `${place + 10}`, state: `${place}` });
    company.pass(120);
    const before = company.shown(suspect);
    expect(before).toContain('p1');
    expect(before).not.toContain('l3');
    const planted = company.cards.filter(({ id }) => id !== suspect);
    for (const { id } of planted.slice(0, 4)) company.change(id, () => []);
    for (const { id } of planted.slice(4))
      company.change(id, (card) => [{ ...card, facts: { ...card.facts, city: '3', state: 'Kerala' } }]);
    company.pass(6);
    expect(company.shown(suspect).every((key) => before.includes(key))).toBe(true);
  });

  it('counts its author once, by the first of several, and shows no more for the others', () => {
    const company = new Company();
    const suspect = company.write('suspect');
    for (const month of ['2026-03', '2025-10', '2025-03', '2024-09', '2024-03', '2023-10']) {
      company.write('one', { month });
      company.pass(120);
    }
    expect(company.shown(suspect)).toEqual([]);
  });

  it.each([7, 15])('says no more to one account that deletes its own and writes it again every %i days', (days) => {
    const company = new Company();
    company.writeWeekly(five);
    const suspect = company.write('suspect');
    company.writeWeekly(['f', 'g', 'h']);
    company.pass(100);
    expect(company.shown(company.write('late'))).toEqual(ALL);
    for (let time = 0; time < 20; time += 1) {
      const own = company.write('one');
      company.pass(days);
      expect(company.shown(suspect)).toEqual([]);
      company.change(own, () => []);
      expect(company.shown(suspect)).toEqual([]);
    }
    company.writeWeekly(['j', 'k']);
    company.pass(21);
    expect(company.shown(suspect)).toEqual(ALL);
  });

  it('keeps what it shows while enough others do once nobody is tied to it, and says no more', () => {
    const company = new Company();
    company.writeWeekly([...nine, 'j', 'k']);
    company.pass(14);
    const card = company.write('gone');
    company.change(card, (one) => [{ ...one, person: null, voice: null }]);
    expect(company.shown(card)).toEqual(ALL);
    for (const person of five) company.change(company.cards.find((one) => one.person === person)?.id ?? '', () => []);
    expect(company.shown(card)).toEqual([]);
  });
});
