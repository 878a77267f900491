import { bandOfYears } from '@/core/kernel/common/experience-band.rules';
import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import type { Card, CardFacts } from './card.rules';
import { CARD_KEYS } from './card.rules';
import { titleFamilyOf } from './title-family.rules';

/**
 * The levels of each fact from exact to vague, each with its loss. The last is the loss of leaving it out. Years become
 * a band first, then the month a quarter, the city its state. The title's family is kept longest.
 */
export const LOSSES = {
  years: [0, 1, 2],
  month: [0, 1, 3, 12],
  city: [0, 2, 5],
  stay: [0, 3],
  department: [0, 6],
  title: [0, 4, 16],
} as const;

const FACTS = ['title', 'department', 'city', 'years', 'stay', 'month'] as const;

type Fact = (typeof FACTS)[number];

/** Values of each fact from exact to vague. An unknown fact is an empty text. */
export type Ladders = Readonly<Record<Fact, readonly string[]>>;

export type Way = Readonly<Record<Fact, number>>;

export interface AlikeCards<C> {
  readonly way: Way;
  readonly cards: readonly C[];
}

/** Ways to make a card vaguer, least loss first. */
const WAYS: readonly Way[] = allWays();

export const NOTHING_SHOWN: Way = {
  title: LOSSES.title.length - 1,
  department: LOSSES.department.length - 1,
  city: LOSSES.city.length - 1,
  years: LOSSES.years.length - 1,
  stay: LOSSES.stay.length - 1,
  month: LOSSES.month.length - 1,
};

/**
 * Returns, for each card, the cards that look alike on the way with the least loss that `isEnough` accepts. A card that
 * is missing in the result shows nothing.
 */
export function alikeCards<C extends Card>(
  cards: readonly C[],
  isEnough: (alike: readonly C[]) => boolean,
): ReadonlyMap<string, AlikeCards<C>> {
  const found = new Map<string, AlikeCards<C>>();
  if (!isEnough(cards)) return found;
  let waiting = cards.map((card) => ({ card, ladders: laddersOf(card.facts) }));
  for (const way of waysFor(waiting.map(({ ladders }) => ladders))) {
    if (waiting.length < MIN_GROUP) break;
    const groups = groupsOf(waiting, ({ ladders }) => saidOn(way, ladders));
    waiting = [];
    for (const group of groups.values()) {
      const alike = { way, cards: group.map(({ card }) => card) };
      if (!isEnough(alike.cards)) waiting.push(...group);
      else for (const { id } of alike.cards) found.set(id, alike);
    }
  }
  return found;
}

export function keysOn(way: Way, ladders: Ladders): readonly string[] {
  return FACTS.flatMap((fact) => {
    const shown = ladders[fact].slice(way[fact]);
    return fact === 'month' ? shown.slice(0, 1) : shown;
  }).filter((key) => key !== '');
}

export function wayOf(keys: readonly string[], ladders: Ladders): Way {
  return mapFacts((fact) => {
    const step = ladders[fact].findIndex((key) => key !== '' && keys.includes(key));
    return step === -1 ? ladders[fact].length : step;
  });
}

export function vaguerWay(one: Way, other: Way): Way {
  return mapFacts((fact) => Math.max(one[fact], other[fact]));
}

export function isMoreExact(way: Way, than: Way, ladders: Ladders): boolean {
  return FACTS.some((fact) => way[fact] < than[fact] && (ladders[fact][way[fact]] ?? '') !== '');
}

export function laddersOf({ title, department, city, state, years, stay, month }: CardFacts): Ladders {
  const family = title === null ? null : titleFamilyOf(title.name);
  return {
    title: [keyOf('title', title?.key ?? null), keyOf('family', family)],
    department: [keyOf('department', department)],
    city: [keyOf('city', city), keyOf('state', state)],
    years: [
      keyOf('years', years === null ? null : String(years)),
      keyOf('band', years === null ? null : String(bandOfYears(years))),
    ],
    stay: [keyOf('stay', stay)],
    month: [
      keyOf('month', month),
      keyOf('quarter', `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`),
      keyOf('year', month.slice(0, 4)),
    ],
  };
}

function mapFacts(stepOf: (fact: Fact) => number): Way {
  return {
    title: stepOf('title'),
    department: stepOf('department'),
    city: stepOf('city'),
    years: stepOf('years'),
    stay: stepOf('stay'),
    month: stepOf('month'),
  };
}

function groupsOf<Item>(items: readonly Item[], nameOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const name = nameOf(item);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [item]);
    else group.push(item);
  }
  return groups;
}

function waysFor(cards: readonly Ladders[]): readonly Way[] {
  const unknown = FACTS.filter((fact) => cards.every((ladders) => ladders[fact][0] === ''));
  return WAYS.filter((way) => unknown.every((fact) => way[fact] === 0));
}

function keyOf(kind: keyof typeof CARD_KEYS, value: string | null): string {
  return value === null ? '' : CARD_KEYS[kind] + value;
}

function saidOn(way: Way, ladders: Ladders): string {
  let said = '';
  for (const fact of FACTS) said += `${ladders[fact][way[fact]] ?? ''}\n`;
  return said;
}

function allWays(): readonly Way[] {
  const { title, department, city, years, stay, month } = LOSSES;
  const ways = title.flatMap((titleLoss, titleStep) =>
    department.flatMap((departmentLoss, departmentStep) =>
      city.flatMap((cityLoss, cityStep) =>
        years.flatMap((yearsLoss, yearsStep) =>
          stay.flatMap((stayLoss, stayStep) =>
            month.map((monthLoss, monthStep) => ({
              way: {
                title: titleStep,
                department: departmentStep,
                city: cityStep,
                years: yearsStep,
                stay: stayStep,
                month: monthStep,
              },
              loss: titleLoss + departmentLoss + cityLoss + yearsLoss + stayLoss + monthLoss,
            })),
          ),
        ),
      ),
    ),
  );
  return ways.toSorted((one, other) => one.loss - other.loss).map(({ way }) => way);
}
