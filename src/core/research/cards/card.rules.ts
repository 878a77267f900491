import { bandOfYears } from '@/core/kernel/common/experience-band.rules';
import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import { titleFamilyOf } from './title-family.rules';

/** The facts about the author of a card; keys name items of lists. Null for unknown ones. */
export interface CardFacts {
  readonly title: { readonly key: string; readonly name: string } | null;
  readonly department: string | null;
  readonly city: string | null;
  readonly state: string | null;
  /** Years at the company. */
  readonly years: number | null;
  /** Whether the author works there: `current`, `former`. */
  readonly stay: string | null;
  /** `2026-11`. */
  readonly month: string;
}

/** A card of a person: a review or a report of an interview. */
export interface Card {
  readonly id: string;
  readonly facts: CardFacts;
}

/** The letters that the keys of a card begin with; keys of lists and filters are made of them. */
export const CARD_KEYS = {
  title: 'p',
  family: 'f',
  department: 'd',
  city: 'l',
  state: 's',
  years: 't',
  band: 'b',
  stay: 'w',
  month: 'm',
  quarter: 'q',
  year: 'a',
} as const;

/**
 * The steps of each fact, from the exact to the vague, with what is lost by each and, last, by leaving it out. Years of work become a band
 * first, then the month a quarter, the city its state; the family of the title is kept longest.
 */
export const LOSSES = {
  years: [0, 1, 2],
  month: [0, 1, 3, 12],
  city: [0, 2, 5],
  stay: [0, 3],
  department: [0, 6],
  title: [0, 4, 16],
} as const;

type Ladders = Readonly<Record<keyof typeof LOSSES, readonly string[]>>;

/** A way to generalise: the step of each fact. */
type Way = Readonly<Record<keyof typeof LOSSES, number>>;

/** All ways, the one that loses least first. */
const WAYS: readonly Way[] = waysOf();

/**
 * Returns the keys of what each card of a company may show, by the card's id. Cards take the way that loses least among those on which at least five
 * cards say the same; a card without four others like it shows nothing. A shown fact but the month brings its vaguer steps along, so that a
 * filter by family finds the cards that show a title.
 */
export function shownKeys(cards: readonly Card[]): ReadonlyMap<string, readonly string[]> {
  const shown = new Map<string, readonly string[]>();
  let waiting = cards.map(({ id, facts }) => ({ id, ladders: laddersOf(facts) }));
  for (const way of waysFor(waiting.map(({ ladders }) => ladders))) {
    if (waiting.length < MIN_GROUP) break;
    const alike = groupsOf(waiting, ({ ladders }) => saidOn(way, ladders));
    waiting = [];
    for (const group of alike.values()) {
      if (group.length < MIN_GROUP) waiting.push(...group);
      else for (const { id, ladders } of group) shown.set(id, keysOn(way, ladders));
    }
  }
  for (const { id } of waiting) shown.set(id, []);
  return shown;
}

/** The first and the last month of the period that a card shows, `2026-10` and `2026-12`; null if it shows none. */
export function periodOf(keys: readonly string[]): { readonly first: string; readonly last: string } | null {
  const month = cardValue(keys, CARD_KEYS.month);
  if (month !== null) return { first: month, last: month };
  const quarter = cardValue(keys, CARD_KEYS.quarter);
  if (quarter !== null) {
    const year = quarter.slice(0, 4);
    const last = Number(quarter.slice(6)) * 3;
    return { first: `${year}-${twoDigits(last - 2)}`, last: `${year}-${twoDigits(last)}` };
  }
  const year = cardValue(keys, CARD_KEYS.year);
  return year === null ? null : { first: `${year}-01`, last: `${year}-12` };
}

/** Returns the fact whether an author works at the company, as cards have it; null for unknown. */
export function stayOf(worksThere: boolean | null): 'current' | 'former' | null {
  if (worksThere === null) return null;
  return worksThere ? 'current' : 'former';
}

/** Returns the period that a card shows as contracts have it: `2026-11`, `2026-Q4` or `2026`; null if it shows none. */
export function periodName(keys: readonly string[]): string | null {
  return cardValue(keys, CARD_KEYS.month) ?? cardValue(keys, CARD_KEYS.quarter) ?? cardValue(keys, CARD_KEYS.year);
}

/** Returns the value of the key of a kind; null if the card does not show it. */
export function cardValue(keys: readonly string[], letter: string): string | null {
  return keys.find((key) => key.startsWith(letter))?.slice(1) ?? null;
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

function laddersOf({ title, department, city, state, years, stay, month }: CardFacts): Ladders {
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

/** Returns the ways that differ for the cards: what is known of none of them has one step only. */
function waysFor(cards: readonly Ladders[]): readonly Way[] {
  const unknown = FACTS.filter((fact) => cards.every((ladders) => ladders[fact][0] === ''));
  return WAYS.filter((way) => unknown.every((fact) => way[fact] === 0));
}

/** An empty text for what is not known. */
function keyOf(kind: keyof typeof CARD_KEYS, value: string | null): string {
  return value === null ? '' : CARD_KEYS[kind] + value;
}

function saidOn(way: Way, ladders: Ladders): string {
  let said = '';
  for (const fact of FACTS) said += `${ladders[fact][way[fact]] ?? ''}\n`;
  return said;
}

function keysOn(way: Way, ladders: Ladders): readonly string[] {
  return FACTS.flatMap((fact) => {
    const shown = ladders[fact].slice(way[fact]);
    return fact === 'month' ? shown.slice(0, 1) : shown;
  }).filter((key) => key !== '');
}

const FACTS = ['title', 'department', 'city', 'years', 'stay', 'month'] as const;

function waysOf(): readonly Way[] {
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

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
