import type { FoundType } from '@/contract/generated/search';
import { MAX_TYPO_WORDS, MIN_TYPO_LENGTH } from '@/core/kernel/catalog/search.rules';
import { withVAndWSwapped } from '@/core/kernel/common/other-v.rules';
import { withJoinedInitials } from '@/core/research/search/search-words.rules';
import { hasDevanagari, transliterate } from '@/core/research/search/transliterate.rules';
import { CONNECTING_WORDS, significantWords, withSwappedLetters } from '@/core/research/search/typed-words.rules';
import type { Database } from '@/server/platform/database';
import { allowedTypos } from '@/server/services/kernel/dropdown/catalog/allowed-typos';
import type { CommunityHit, FoundCity, NamedHit, NamedList, PostHit, RoleInCityRow } from './search.queries';
import {
  allHits,
  findCity,
  firstKnownPrefix,
  isWordOfPosts,
  mostPopularNames,
  nameHits,
  namesLike,
  roleInCity,
  selectKnownWords,
} from './search.queries';
import { likePatternOf } from './typed-text';

export interface FoundNames {
  /** The best match if no name matches the text as typed, otherwise null. */
  readonly corrected: string | null;
  readonly names: readonly NamedHit[];
  readonly communities: readonly CommunityHit[];
  readonly posts: readonly PostHit[];
}

export interface NameQuery {
  readonly types: readonly FoundType[];
  readonly names: number;
  readonly words: string;
  readonly posts: number;
}

const LISTS: Readonly<Partial<Record<FoundType, NamedList>>> = {
  company: 'company',
  designation: 'jobProfile',
  skill: 'skill',
  city: 'location',
  college: 'college',
};
const MAX_PAIR_WORDS = 8;
const NAMES_OF_LETTER = 10;
const NOTHING: FoundNames = { corrected: null, names: [], communities: [], posts: [] };

/** Looks up texts. Without a prefix match it tries Latin letters, then typos, then single words. */
export class NameFinder {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async find(keys: readonly string[], wanted: NameQuery): Promise<FoundNames> {
    const lists = wanted.types.flatMap((type) => LISTS[type] ?? []);
    const found = await Promise.all(
      keys.map((key, place) => {
        const names = namesOf(key, keys.length, wanted.names);
        return this.#findOne(key, lists, { ...wanted, names, words: place === 0 ? wanted.words : '' });
      }),
    );
    const [only = NOTHING] = found;
    if (found.length < 2) return only;
    return {
      corrected: null,
      names: together(found, lists, wanted.names),
      communities: distinct(
        found.flatMap((one) => one.communities),
        ({ type, slug }) => `${type} ${slug}`,
      ),
      posts: only.posts,
    };
  }

  async mostKnown(types: readonly FoundType[], most: number): Promise<FoundNames> {
    const lists = types.flatMap((type) => LISTS[type] ?? []);
    const [found] = await this.#database.query(mostPopularNames, lists, most);
    return { ...NOTHING, ...found };
  }

  async #findOne(
    key: string,
    lists: readonly NamedList[],
    { types, names, words, posts }: NameQuery,
  ): Promise<FoundNames> {
    const communityTypes = types.filter((type) => type === 'topic' || type === 'department');
    const pattern = likePatternOf(key);
    const patterns = { pattern: `${pattern}%`, inner_pattern: `% ${pattern}%` };
    const values = { lists, key, names_limit: names, types: communityTypes, ...patterns };
    const letters = [...key].length;
    const [one] =
      words === ''
        ? await this.#database.query(nameHits(letters), values)
        : await this.#database.query(allHits(letters), { ...values, words, posts_limit: posts });
    const found = { ...NOTHING, ...one };
    if (found.names.length > 0 || lists.length === 0) return { ...found, corrected: null };
    const joined = withJoinedInitials(key);
    if (joined !== key) return this.#findOne(joined, lists, { types, names, words, posts });
    const isHeld = found.communities.length > 0 || (found.posts.length > 0 && (await this.#isWord(key)));
    return { ...found, ...(await this.#otherwise(key, lists, names, !isHeld)) };
  }

  async #otherwise(
    key: string,
    lists: readonly NamedList[],
    most: number,
    /** False if the text is a word of posts or communities, which is not a typo. */
    isCorrected: boolean,
  ): Promise<Pick<FoundNames, 'corrected' | 'names'>> {
    if (hasDevanagari(key)) return this.#names(transliterate(key), lists, most);
    const words = significantWords(key);
    if (isCorrected && key.length >= MIN_TYPO_LENGTH) {
      // Corrects only unknown words: "HR Mumbai" is not a typo of "IHM Mumbai".
      const known = words.length < 2 ? [] : await this.#database.query(selectKnownWords, lists, words, MIN_TYPO_LENGTH);
      const kept = known.map(({ word }) => word);
      const near = await this.#near(key, lists, most, kept);
      const [best] = near;
      if (best !== undefined) return correctedTo(best.name, ordered(near, lists));
      const [swapped] = await this.#database.query(firstKnownPrefix, lists, withSwappedLetters(key));
      if (swapped !== undefined) {
        const { names } = await this.#names(swapped.text, lists, most);
        return correctedTo(names[0]?.name ?? null, names);
      }
    }
    if (words.length < 2) return { corrected: null, names: [] };
    const byWord = await Promise.all(words.slice(0, MAX_TYPO_WORDS).map((word) => this.#names(word, lists, most)));
    return { corrected: null, names: together(byWord, lists, most).map((one) => ({ ...one, is_exact: false })) };
  }

  /** Finds fuzzy matches, v/w spellings of companies first. */
  async #near(
    key: string,
    lists: readonly NamedList[],
    most: number,
    kept: readonly string[],
  ): Promise<readonly NamedHit[]> {
    const other = lists.includes('company') ? withVAndWSwapped(key) : null;
    if (other !== null) {
      const [company] = await this.#database.query(namesLike, ['company'], other, allowedTypos(other), most, kept);
      if (company !== undefined && company.names.length > 0) return company.names;
    }
    const [near] = await this.#database.query(namesLike, lists, key, allowedTypos(key), most, kept);
    return near?.names ?? [];
  }

  async #isWord(key: string): Promise<boolean> {
    const [row] = await this.#database.query(isWordOfPosts, key);
    return row?.held ?? false;
  }

  /** Returns null unless the words are one designation and one city, in either order. */
  async roleInCity(key: string): Promise<RoleInCityRow | null> {
    const words = key.split(' ').filter((word) => !CONNECTING_WORDS.has(word));
    if (words.length < 2 || words.length > MAX_PAIR_WORDS) return null;
    const splits = words.slice(1).map((_, place) => [words.slice(0, place + 1), words.slice(place + 1)] as const);
    const pairs = splits.flatMap(([first, rest]) => [
      [first.join(' '), rest.join(' ')] as const,
      [rest.join(' '), first.join(' ')] as const,
    ]);
    const [found] = await this.#database.query(
      roleInCity,
      pairs.map(([role]) => role),
      pairs.map(([, city]) => city),
    );
    return found ?? null;
  }

  async cityCalled(keys: readonly string[]): Promise<FoundCity | null> {
    const [found] = keys.length === 0 ? [] : await this.#database.query(findCity, keys);
    return found ?? null;
  }

  #names(key: string, lists: readonly NamedList[], names: number): Promise<FoundNames> {
    return this.#findOne(key, lists, { types: [], names, words: '', posts: 0 });
  }
}

/**
 * Returns how many names to read for one of several texts, which share the limit. A single letter gets more, because
 * too many names begin with it.
 */
function namesOf(key: string, texts: number, most: number): number {
  if (texts === 1) return most;
  return [...key].length === 1 ? Math.min(most, NAMES_OF_LETTER) : Math.ceil(most / texts);
}

function correctedTo(corrected: string | null, names: readonly NamedHit[]): Pick<FoundNames, 'corrected' | 'names'> {
  return { corrected, names: names.map((one) => ({ ...one, is_exact: one.name === corrected })) };
}

/** Merges results. A result that is exact for one text is exact. */
function together(
  found: readonly Pick<FoundNames, 'names'>[],
  lists: readonly NamedList[],
  most: number,
): readonly NamedHit[] {
  const all = found.flatMap(({ names }) => names);
  const keyOf = ({ list, id }: NamedHit): string => `${list} ${id}`;
  const exact = new Set(all.filter((one) => one.is_exact).map(keyOf));
  const names = distinct(all, keyOf).map((one) => ({ ...one, is_exact: exact.has(keyOf(one)) }));
  return lists.flatMap((list) => names.filter((item) => item.list === list).slice(0, most));
}

function ordered(names: readonly NamedHit[], lists: readonly NamedList[]): readonly NamedHit[] {
  return lists.flatMap((list) => names.filter((item) => item.list === list));
}

function distinct<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}
