import { describe, expect, it } from 'vitest';
import { Placeholders } from './placeholders';
import { Random } from './random';
import { TemplateDeck } from './template-deck';

const placeholders = () => new Placeholders(new Random('placeholders'), { company: 'Kolamba Retail' });

describe('Placeholders', () => {
  it('fills what is known and keeps what was drawn', () => {
    expect(placeholders().fill('{company}: {n:7-7} of {n}, {n}')).toBe('Kolamba Retail: 7 of 7, 7');
  });

  it('draws numbers in steps, grouped as in India', () => {
    expect(placeholders().fill('{rupees:150000-150000}')).toBe('1,50,000');
    const drawn = new Set(
      Array.from({ length: 60 }, (_none, seed) => new Placeholders(new Random(`${seed}`), {}).fill('{n:1-2/0.5}')),
    );
    expect([...drawn].sort()).toEqual(['1', '1.5', '2']);
  });

  it('chooses between words', () => {
    const drawn = new Set(
      Array.from({ length: 60 }, (_none, seed) => new Placeholders(new Random(`${seed}`), {}).fill('{x:a b|c}')),
    );
    expect([...drawn].sort()).toEqual(['a b', 'c']);
  });

  it('refuses a placeholder that nobody can fill', () => {
    expect(() => placeholders().fill('{nobody}')).toThrow('{nobody}');
  });
});

describe('Random', () => {
  it('gives the same for the same seed and something else for another', () => {
    const three = (seed: string) => {
      const random = new Random(seed);
      return [random.next(), random.integer(1, 1_000_000), random.uuid()];
    };
    expect(three('a')).toEqual(three('a'));
    expect(three('a')).not.toEqual(three('b'));
  });

  it('samples different items and makes version 4 UUIDs', () => {
    const random = new Random('sample');
    const list = Array.from({ length: 20 }, (_none, index) => index);
    for (const count of [0, 1, 9, 15, 20, 40]) {
      const sample = random.sample(list, count);
      expect(new Set(sample).size).toBe(Math.min(count, 20));
    }
    expect(random.uuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('is spread evenly', () => {
    const random = new Random('even');
    const counts = Array.from({ length: 10 }, () => 0);
    for (let draw = 0; draw < 20_000; draw += 1) {
      const tenth = Math.floor(random.next() * 10);
      counts[tenth] = (counts[tenth] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 2_000)).toBeLessThan(250);
  });
});

describe('TemplateDeck', () => {
  it('brings a template again only after all but a few others, and one that does not fit when it does', () => {
    const deck = new TemplateDeck(new Random('deck'), [1, 2, 3, 4, 5, 6, 7, 8], 2);
    const drawn = Array.from({ length: 200 }, (_none, turn) =>
      deck.take((template) => (template === 3 && turn < 30 ? null : template)),
    );
    for (const [place, template] of drawn.entries())
      expect(drawn.slice(Math.max(0, place - 5), place)).not.toContain(template);
    expect(drawn.indexOf(3)).toBeGreaterThanOrEqual(30);
  });
});
