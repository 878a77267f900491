import { CatalogList } from '@/server/import/names/catalog-list';
import { nameKeyOf } from '@/server/import/names/name-key';
import type { Places } from '@/server/import/names/places';
import { readReference } from '@/server/reference/read-reference';

const MAX_LENGTH = 60;
const MAX_WORDS = 8;

const NO_INDUSTRY = new Set(
  [
    'private,public,government,listed,unlisted,partnership,proprietorship,sole proprietorship,llp,startup,mnc,indian mnc,foreign mnc,corporate,company,other,others',
    'public limited,private limited,privately held,public company,private company,company private,company public,self employed,self owned,nonprofit',
    'nonprofit organization,government agency,subsidiary,subsidiary or business segment,franchise,contract,private practice firm,indian unicorn,fortune india 500',
    'company limited by shares,company limited by guarantee,limited by shares,limited by guarantee,unlimited company,non govt company,state govt company',
    'union govt company',
  ]
    .join(',')
    .split(','),
);

export function industryOf(text: string, places: Places): string | null {
  if (text.split(/[,/|]/).some((part) => places.cities.find(part.trim()) !== null)) return null;
  const isName =
    /\p{L}{2}/u.test(text) &&
    !/\d/.test(text) &&
    text.split(/[,/;]/).every((part) => part.length <= MAX_LENGTH && part.trim().split(' ').length <= MAX_WORDS);
  return isName && !isLegalForm(text) ? text.trim() : null;
}

export function isLegalForm(text: string): boolean {
  return NO_INDUSTRY.has(nameKeyOf(text));
}

let known: Industries | null = null;

export function industryNameShare(given: readonly string[]): number {
  if (known === null) {
    const list = new CatalogList();
    for (const { id = '', name = '', aliases = '' } of readReference().lists.industries)
      list.keep({ id: Number(id), name, detail: null }, aliases.split(';'));
    known = new Industries(list);
  }
  const industries = known;
  const texts = [...new Set(given)];
  return texts.filter((text) => industries.idOf(text.split('|')[0]?.trim() ?? '') !== null).length / texts.length;
}

/** The industries of the catalogue. Files cannot add any; the operator does, with a taxonomy. */
export class Industries {
  readonly #list: CatalogList;

  constructor(list: CatalogList) {
    this.#list = list;
  }

  idOf(name: string): number | null {
    return this.#find(name)?.id ?? null;
  }

  /**
   * Finds an industry. In "Banking, Finance" the first known part counts. A name for several industries ("FMCG") finds
   * none.
   */
  #find(name: string) {
    if (this.#list.findAll(name).length > 1) return null;
    const whole = this.#list.findLike(name);
    return whole ?? name.split(/[,/;]/).flatMap((part) => this.#only(part.trim()) ?? [])[0] ?? null;
  }

  #only(name: string) {
    const [only, ...others] = this.#list.findAll(name);
    return others.length > 0 ? null : (only ?? null);
  }
}
