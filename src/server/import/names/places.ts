import { hasDevanagari, transliterate } from '@/core/research/search/transliterate.rules';
import type { Database } from '@/server/platform/database';
import { readReference } from '@/server/reference/read-reference';
import { isPlaceAbroad, isPlaceInForeignState, mentionsForeignPlace } from './abroad';
import type { CatalogItem } from './catalog-list';
import { CatalogList } from './catalog-list';
import { nameKeyOf } from './name-key';
import { mayBeState, OTHER_NAMES_OF_STATES } from './states';

export interface PlacesInText {
  /** Cities in the order of the text, without repeats. */
  readonly cities: readonly CatalogItem[];
  /** The state, if the text names one. */
  readonly state: string | null;
  /** Parts that are no city, state or country. */
  readonly unknown: readonly string[];
}

export function isWithoutPlace({ cities, state }: PlacesInText): boolean {
  return cities.length === 0 && state === null;
}

const NO_PLACES = new Set([
  'india',
  'in',
  'ind',
  'bharat',
  'all areas',
  'all india',
  'pan india',
  'anywhere in india',
  'multiple locations',
  'other',
  'others',
  'and',
  'etc',
]);
const OTHER_LOCATIONS = /\+?\s*\d+\s*(other|more)(\s+\S+)?$/i;
/** Matches "Pune 411057", "Noida Sector 62". */
const BEHIND_NAME = /[\s-]+\d{6}$|[\s-]+sector[\s-]*\d+\S*$/i;
/** Matches "Pune-Hinjewadi". */
const CITY_AND_PART = /^(\p{L}[\p{L} ]{2,})\s*-\s*(\p{L}.*)$/u;
/** Matches "Remote (Pune)". */
const REMOTE_AT = /^\s*(?:remote|work from home|wfh)\s*\(([^)]+)\)\s*$/i;
const AROUND_NAMES =
  /^(greater|hybrid work in|hybrid remote in|remote in|work from home in)\s+|\s+(area|metropolitan area|metropolitan region|metro area|metro|region|city|district|dist|urban|suburban|rural|division)$/i;

export class Places {
  readonly #states = new CatalogList();

  constructor(readonly cities: CatalogList) {
    const aliases = Object.entries(OTHER_NAMES_OF_STATES);
    for (const [place, state] of [...cities.details].entries()) {
      const others = aliases.filter(([, of]) => of === state).map(([alias]) => alias);
      this.#states.keep({ id: place, name: state, detail: null }, others);
    }
  }

  static ofReference(): Places {
    const cities = new CatalogList();
    for (const { id = '', name = '', state = '', aliases = '' } of readReference().lists.cities)
      cities.keep({ id: Number(id), name, detail: state === '' ? null : state }, aliases.split(';'));
    return new Places(cities);
  }

  static async load(database: Database): Promise<Places> {
    return new Places(await CatalogList.load(database, 'locations'));
  }

  /** Finds a state by name, abbreviation, earlier name or typo. */
  stateOf(text: string): string | null {
    const bare = text.replaceAll(/\b(state|ut|union territory)\b/gi, '');
    return this.#states.findLike(bare)?.name ?? null;
  }

  /** Reads "Bangalore/Bengaluru, Mumbai (All Areas)", "Gurgaon, Haryana", "Bengaluru( Koramangala )", "Bengaluru, KA, India". */
  read(text: string): PlacesInText {
    return isPlaceAbroad(text) ? { cities: [], state: null, unknown: [text] } : this.readSeveral(text);
  }

  /** Like `read`, for texts that may list several places: "Pune, United States" is two places. */
  readSeveral(text: string): PlacesInText {
    if (isPlaceInForeignState(text)) return { cities: [], state: null, unknown: [text] };
    const office = REMOTE_AT.exec(text)?.[1];
    const there = office === undefined ? null : this.readSeveral(office);
    if (there !== null && there.cities.length > 0) return there;
    const outside = text.replaceAll(/\([^)]*\)?|\[[^\]]*\]?/g, ' ').replace(OTHER_LOCATIONS, '');
    const whole = this.#readParts([outside]);
    if (whole.cities.length > 0) return whole;
    const found = this.#readParts(outside.split(/[/,;|•\n]|\s[-–—]\s|\s(?:and|or|&)\s|\bin\b(?=\s+\p{Lu})/u));
    if (found.cities.length > 0) return found;
    // Reads "Koramangala (Bengaluru)".
    const inside = [...text.matchAll(/\(([^)]*)\)/g)].flatMap(([, part = '']) => part.split(/[/,;|]/));
    const within = this.#readParts(inside);
    return within.cities.length > 0 ? { ...within, state: within.state ?? found.state } : found;
  }

  #readParts(parts: readonly string[]): PlacesInText {
    const names = parts
      .map((part) => part.trim().replace(/^["']|["']$/g, ''))
      .filter((part) => part !== '' && !/^\d+$/.test(part));
    const states = names.flatMap((name) => this.stateOf(name) ?? []);
    const state = states[0] ?? null;
    const cities = new Map<number, CatalogItem>();
    const unknown: string[] = [];
    let others = 0;
    for (const name of names) {
      if (NO_PLACES.has(nameKeyOf(name))) continue;
      const isState = this.stateOf(name) !== null;
      const city = this.#cityOf(name, state, isState);
      if (!isState) others += 1;
      if (city !== null) cities.set(city.id, city);
      else if (!isState) unknown.push(name);
    }
    const found = [...cities.values()];
    // "Aurangabad, Bihar" is not the one in Maharashtra; with several cities, the state's owner is unclear.
    const isNamesake = others === 1 && found.some(({ detail }) => isElsewhere(detail, states));
    return isNamesake ? { cities: [], state, unknown: names } : { cities: found, state, unknown };
  }

  /** Finds a city that is named twice: "Gurgaon Gurugram". */
  #twiceNamed(name: string): CatalogItem | null {
    const [city, ...others] = name.split(' ').map((word) => this.cities.find(word));
    return others.length > 0 && others.every((other) => other?.id === city?.id) ? (city ?? null) : null;
  }

  /** Finds the city before a part: "Pune-Hinjewadi" is Pune; "Salem-Oregon" is not a city of India. */
  #beforeItsPart(name: string): CatalogItem | null {
    const [, city = '', part = ''] = CITY_AND_PART.exec(name) ?? [];
    return mentionsForeignPlace(part) ? null : this.cities.find(city);
  }

  /** Finds a city. Delhi and Chandigarh are both city and state. */
  #cityOf(name: string, state: string | null, isState: boolean): CatalogItem | null {
    const exact = this.cities.find(name, state);
    if (exact !== null || isState) return exact;
    let bare = name.trim().replace(BEHIND_NAME, '');
    for (let rounds = 0; rounds < 3; rounds += 1) bare = bare.replace(AROUND_NAMES, '').trim();
    const latin = hasDevanagari(bare) ? transliterate(bare) : bare;
    // "Manila" is not a typo of an Indian town.
    return (
      this.cities.find(latin, state) ??
      this.#twiceNamed(latin) ??
      (mentionsForeignPlace(latin) ? null : (this.#cityLike(latin, state) ?? this.#beforeItsPart(latin)))
    );
  }

  /** Finds a city with a typo, unless a word is another city: "Patna Sahib" is not Paonta Sahib. */
  #cityLike(name: string, state: string | null): CatalogItem | null {
    const city = this.cities.findLike(name, state);
    const words = name.split(' ');
    const isOfAnother =
      city !== null && words.length > 1 && words.some((word) => (this.cities.find(word)?.id ?? city.id) !== city.id);
    return isOfAnother ? null : city;
  }
}

let known: Places | null = null;

export function citiesOfIndia(): Places {
  known ??= Places.ofReference();
  return known;
}

function isElsewhere(detail: string | null, states: readonly string[]): boolean {
  return detail !== null && states.length > 0 && !states.some((state) => mayBeState(detail, state));
}
