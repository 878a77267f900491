import type { Database } from '@/server/platform/database';
import { companiesByNames } from './catalog.queries';
import { companyKeysOf, nameKeyOf } from './name-key';

export interface KnownCompany {
  readonly id: number;
  readonly name: string;
}

const MAX_KNOWN = 50_000;

/** Texts instead of a company name, including a spreadsheet's totals. */
const NO_COMPANY =
  /^(test(ing)?( company)?\d*|demo|sample|abc|xyz|abcd|asdf\w*|company( name)?|confidential|undisclosed|private|self|self employed|freelanc\w*|not applicable|startup|a startup|ai startup|another similar company|other|others|unnamed|hidden|anonymous|my company|some company|product based( company)?|service based( company)?|mnc|top mnc|client|leading mnc|name|no|yes|nothing|none|nil|na|n a|hello|hi|good|bad|ok|okay|random|dummy|null|unknown|i dont know|don t know|dont know|it company|it|software company|private company|pvt ltd|private limited|looking for job|not working|student|fresher|unemployed|housewife|business|own business|government|govt|(grand |sub ?)?totals?|(overall )?average|avg)$/;

/** Words that, in any order, do not name a company: "done by none", "prefer not to say". */
const SAYS_NOTHING =
  /^(?:(?:done|by|none|nobody|noone|no|any|anyone|anonymous|company|companies|organi[sz]ation|employer|firm|not|say|said|prefer|rather|to|mention|mentioned|disclosed?|share|wish|want|specified|provided|given|cannot|can|t|don|do|tell|some|a|an|the|is|my|our|your|current|previous|last|old|new|name|here|of|or|general|unknown|n|x|y|z)(?:\s+|$)){2,}$/;

export function isCompanyName(name: string): boolean {
  const key = nameKeyOf(name);
  return (
    !SAYS_NOTHING.test(key) &&
    /\p{L}.*[\p{L}\p{N}]|\p{N}.*\p{L}/u.test(key) &&
    !NO_COMPANY.test(key) &&
    !/(.)\1{4,}/u.test(key)
  );
}

export class CompanyNames {
  /** A cache, because rows of one company are adjacent. Null means unknown. */
  readonly #known = new Map<string, KnownCompany | null>();

  async find(database: Database, names: readonly string[]): Promise<readonly (KnownCompany | null)[]> {
    if (this.#known.size > MAX_KNOWN) this.#known.clear();
    const different = [...new Set(names)];
    const asked = [...new Set(different.flatMap(keysOf))].filter((key) => !this.#known.has(key));
    if (asked.length > 0) {
      for (const key of asked) this.#known.set(key, null);
      const found = await database.query(companiesByNames, asked, asked);
      for (const { key, id, name } of found) this.#known.set(key, { id, name });
    }
    const companies = new Map(
      different.map((name) => [name, keysOf(name).flatMap((key) => this.#known.get(key) ?? [])[0] ?? null] as const),
    );
    return names.map((name) => companies.get(name) ?? null);
  }

  forget(names: readonly string[]): void {
    for (const key of names.flatMap(keysOf)) this.#known.delete(key);
  }
}

/** Returns keys to look a company up, most reliable first. The database may compute another key for an unusual name. */
function keysOf(name: string): readonly string[] {
  return [name, nameKeyOf(name), ...companyKeysOf(name)];
}
