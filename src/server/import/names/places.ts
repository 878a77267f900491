import type { Database } from '@/server/platform/database';
import { hasDevanagari, transliterate } from '@/server/services/search/search/transliterate';
import type { CatalogItem } from './catalog-list';
import { CatalogList } from './catalog-list';
import { nameKeyOf } from './name-key';

/** The places that a text names. */
export interface PlacesInText {
  /** Cities of the catalogue, each once, in the order of the text. */
  readonly cities: readonly CatalogItem[];
  /** The state that the text names; a state is not a city. */
  readonly state: string | null;
  /** Parts that are neither city, state nor country. */
  readonly unknown: readonly string[];
}

/** Whether a text named no place of India. */
export function isNowhereIn({ cities, state }: PlacesInText): boolean {
  return cities.length === 0 && state === null;
}

/** Abbreviations and earlier names of states and union territories, by their keys. */
const OTHER_NAMES_OF_STATES: Readonly<Record<string, string>> = {
  ap: 'Andhra Pradesh',
  ar: 'Arunachal Pradesh',
  as: 'Assam',
  br: 'Bihar',
  cg: 'Chhattisgarh',
  ct: 'Chhattisgarh',
  ga: 'Goa',
  gj: 'Gujarat',
  hr: 'Haryana',
  hp: 'Himachal Pradesh',
  jk: 'Jammu and Kashmir',
  'jammu kashmir': 'Jammu and Kashmir',
  jh: 'Jharkhand',
  ka: 'Karnataka',
  kl: 'Kerala',
  mp: 'Madhya Pradesh',
  mh: 'Maharashtra',
  mn: 'Manipur',
  ml: 'Meghalaya',
  mz: 'Mizoram',
  nl: 'Nagaland',
  or: 'Odisha',
  od: 'Odisha',
  orissa: 'Odisha',
  pb: 'Punjab',
  rj: 'Rajasthan',
  sk: 'Sikkim',
  tn: 'Tamil Nadu',
  tamilnadu: 'Tamil Nadu',
  tg: 'Telangana',
  ts: 'Telangana',
  telengana: 'Telangana',
  tr: 'Tripura',
  up: 'Uttar Pradesh',
  uk: 'Uttarakhand',
  ut: 'Uttarakhand',
  uttaranchal: 'Uttarakhand',
  wb: 'West Bengal',
  dl: 'Delhi',
  'nct of delhi': 'Delhi',
  'delhi nct': 'Delhi',
  'dadra and nagar haveli': 'Dadra and Nagar Haveli and Daman and Diu',
  'dadra nagar haveli': 'Dadra and Nagar Haveli and Daman and Diu',
  'daman and diu': 'Dadra and Nagar Haveli and Daman and Diu',
  'daman diu': 'Dadra and Nagar Haveli and Daman and Diu',
  'andaman nicobar islands': 'Andaman and Nicobar Islands',
  'andaman nicobar': 'Andaman and Nicobar Islands',
  ch: 'Chandigarh',
  py: 'Puducherry',
  pondicherry: 'Puducherry',
  an: 'Andaman and Nicobar Islands',
  'andaman and nicobar': 'Andaman and Nicobar Islands',
  la: 'Ladakh',
  ld: 'Lakshadweep',
};

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
const AROUND_NAMES =
  /^(greater|hybrid work in|hybrid remote in|remote in|work from home in)\s+|\s+(area|metropolitan area|metropolitan region|metro area|metro|region|city|district|dist|urban|suburban|rural|division)$/i;

/** Cities and states as people write them. */
export class Places {
  readonly #states = new CatalogList();

  constructor(readonly cities: CatalogList) {
    const aliases = Object.entries(OTHER_NAMES_OF_STATES);
    for (const [place, state] of [...cities.details].entries()) {
      const others = aliases.filter(([, of]) => of === state).map(([alias]) => alias);
      this.#states.keep({ id: place, name: state, detail: null }, others);
    }
  }

  static async load(database: Database): Promise<Places> {
    return new Places(await CatalogList.load(database, 'locations'));
  }

  /** Returns a state by its name, abbreviation or earlier name; a misspelt one too. */
  stateOf(text: string): string | null {
    const bare = text.replaceAll(/\b(state|ut|union territory)\b/gi, '');
    return this.#states.findLike(bare)?.name ?? null;
  }

  /** Reads "Bangalore/Bengaluru, Mumbai (All Areas)", "Gurgaon, Haryana", "Bengaluru( Koramangala )", "Bengaluru, KA, India". */
  read(text: string): PlacesInText {
    const outside = text.replaceAll(/\([^)]*\)?|\[[^\]]*\]?/g, ' ').replace(OTHER_LOCATIONS, '');
    const whole = this.#readParts([outside]);
    if (whole.cities.length > 0) return whole;
    const found = this.#readParts(outside.split(/[/,;|•\n]|\s[-–—]\s|\s(?:and|or|&)\s|\bin\b(?=\s+\p{Lu})/u));
    if (found.cities.length > 0) return found;
    // "Koramangala (Bengaluru)"
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
    for (const name of names) {
      if (NO_PLACES.has(nameKeyOf(name))) continue;
      const isState = this.stateOf(name) !== null;
      const city = this.#cityOf(name, state, isState);
      if (city !== null) cities.set(city.id, city);
      else if (!isState) unknown.push(name);
    }
    return { cities: [...cities.values()], state, unknown };
  }

  /** Delhi and Chandigarh are both. */
  #cityOf(name: string, state: string | null, isState: boolean): CatalogItem | null {
    const exact = this.cities.find(name, state);
    if (exact !== null || isState) return exact;
    let bare = name.trim();
    for (let rounds = 0; rounds < 3; rounds += 1) bare = bare.replace(AROUND_NAMES, '').trim();
    const latin = hasDevanagari(bare) ? transliterate(bare) : bare;
    return this.cities.find(latin, state) ?? this.cities.findLike(latin, state);
  }
}
