import { bandOfYears } from '@/core/kernel/common/experience-band.rules';
import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import type { Card, CardFacts } from './card.rules';
import { CARD_KEYS } from './card.rules';
import { titleFamilyOf } from './title-family.rules';

/**
 * The information loss of each fact by level, most specific level first. The last value is the loss of leaving the fact
 * out. Years become a band first, then the month a quarter, then the city a state. The family of the title is dropped
 * last.
 */
export const PRECISION_LOSSES = {
  years: [0, 1, 2],
  month: [0, 1, 3, 12],
  city: [0, 2, 5],
  stay: [0, 3],
  department: [0, 6],
  title: [0, 4, 16],
} as const;

const FACTS = ['title', 'department', 'city', 'years', 'stay', 'month'] as const;

type Fact = (typeof FACTS)[number];

/** Values of each fact, most specific first. An unknown fact is an empty text. */
export type Ladders = Readonly<Record<Fact, readonly string[]>>;

export type Levels = Readonly<Record<Fact, number>>;

export interface EqualCards<C> {
  readonly levels: Levels;
  readonly cards: readonly C[];
}

/** Every combination of levels, least loss first. */
const ALL_LEVELS: readonly Levels[] = allLevels();

export const NOTHING_SHOWN: Levels = {
  title: PRECISION_LOSSES.title.length - 1,
  department: PRECISION_LOSSES.department.length - 1,
  city: PRECISION_LOSSES.city.length - 1,
  years: PRECISION_LOSSES.years.length - 1,
  stay: PRECISION_LOSSES.stay.length - 1,
  month: PRECISION_LOSSES.month.length - 1,
};

/**
 * Returns, for each card, the cards that look the same at the levels with the least loss that `isEnough` accepts. A card
 * that is missing in the result shows nothing.
 */
export function equalCards<C extends Card>(
  cards: readonly C[],
  isEnough: (alike: readonly C[]) => boolean,
): ReadonlyMap<string, EqualCards<C>> {
  const found = new Map<string, EqualCards<C>>();
  if (!isEnough(cards)) return found;
  let waiting = cards.map((card) => ({ card, ladders: laddersOf(card.facts) }));
  for (const levels of levelsFor(waiting.map(({ ladders }) => ladders))) {
    if (waiting.length < MIN_GROUP) break;
    const groups = groupsOf(waiting, ({ ladders }) => keyTextOf(levels, ladders));
    waiting = [];
    for (const group of groups.values()) {
      const alike = { levels, cards: group.map(({ card }) => card) };
      if (!isEnough(alike.cards)) waiting.push(...group);
      else for (const { id } of alike.cards) found.set(id, alike);
    }
  }
  return found;
}

export function keysAt(levels: Levels, ladders: Ladders): readonly string[] {
  return FACTS.flatMap((fact) => {
    const shown = ladders[fact].slice(levels[fact]);
    return fact === 'month' ? shown.slice(0, 1) : shown;
  }).filter((key) => key !== '');
}

export function levelsOf(keys: readonly string[], ladders: Ladders): Levels {
  return mapFacts((fact) => {
    const step = ladders[fact].findIndex((key) => key !== '' && keys.includes(key));
    return step === -1 ? ladders[fact].length : step;
  });
}

export function lessSpecificLevels(one: Levels, other: Levels): Levels {
  return mapFacts((fact) => Math.max(one[fact], other[fact]));
}

export function isMoreSpecific(levels: Levels, than: Levels, ladders: Ladders): boolean {
  return FACTS.some((fact) => levels[fact] < than[fact] && (ladders[fact][levels[fact]] ?? '') !== '');
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

function mapFacts(stepOf: (fact: Fact) => number): Levels {
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

function levelsFor(cards: readonly Ladders[]): readonly Levels[] {
  const unknown = FACTS.filter((fact) => cards.every((ladders) => ladders[fact][0] === ''));
  return ALL_LEVELS.filter((levels) => unknown.every((fact) => levels[fact] === 0));
}

function keyOf(kind: keyof typeof CARD_KEYS, value: string | null): string {
  return value === null ? '' : CARD_KEYS[kind] + value;
}

function keyTextOf(levels: Levels, ladders: Ladders): string {
  let text = '';
  for (const fact of FACTS) text += `${ladders[fact][levels[fact]] ?? ''}\n`;
  return text;
}

function allLevels(): readonly Levels[] {
  const { title, department, city, years, stay, month } = PRECISION_LOSSES;
  const all = title.flatMap((titleLoss, titleStep) =>
    department.flatMap((departmentLoss, departmentStep) =>
      city.flatMap((cityLoss, cityStep) =>
        years.flatMap((yearsLoss, yearsStep) =>
          stay.flatMap((stayLoss, stayStep) =>
            month.map((monthLoss, monthStep) => ({
              levels: {
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
  return all.toSorted((one, other) => one.loss - other.loss).map(({ levels }) => levels);
}
