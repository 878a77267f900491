import { updateCompanies } from '@/server/import/kinds/companies/companies.queries';
import { layeredCompanies } from '@/server/import/layers/layered-tables.queries';
import { CompanyNames } from '@/server/import/names/company-names';
import { nameKeyOf } from '@/server/import/names/name-key';
import type { Database } from '@/server/platform/database';
import type { ChangedRows } from '../import-writer';
import { RefusedRow } from '../import-writer';
import type { ListedEntry } from '../listed-entry';

export class CompanyAliases {
  readonly #names = new CompanyNames();

  /** Returns, for each entry, the reason why it cannot be used, or null. */
  async refusals(database: Database, entries: readonly ListedEntry[]): Promise<readonly (RefusedRow | null)[]> {
    const companies = await this.#names.find(
      database,
      entries.map(({ name }) => name),
    );
    const owners = await this.#names.find(
      database,
      entries.map(({ name, aliases }) => aliases[0] ?? name),
    );
    return entries.map(({ name, aliases }, place) => {
      const company = companies[place] ?? null;
      const owner = owners[place] ?? null;
      if (company === null) return new RefusedRow(`there is no company "${name}" (import companies first)`);
      if (owner !== null && owner.id !== company.id)
        return new RefusedRow(`"${aliases[0] ?? name}" means "${owner.name}" already`);
      return null;
    });
  }

  async write(tx: Database, entries: readonly ListedEntry[], importId: number): Promise<ChangedRows> {
    const companies = await this.#names.find(
      tx,
      entries.map(({ name }) => name),
    );
    const aliases = new Map<number, Set<string>>();
    for (const [place, company] of companies.entries()) {
      if (company === null) continue;
      const own = aliases.get(company.id) ?? new Set();
      for (const alias of entries[place]?.aliases ?? [])
        if (nameKeyOf(alias) !== nameKeyOf(company.name)) own.add(alias);
      aliases.set(company.id, own);
    }
    const ids = [...aliases.keys()];
    const given = ids.map((id) => ({ key: String(id), given: { aliases: [...(aliases.get(id) ?? [])] } }));
    await tx.query(layeredCompanies.own, JSON.stringify(given), importId);
    const changed = await tx.query(
      updateCompanies,
      ids,
      ids.map((id) => [...(aliases.get(id) ?? [])].join('\n')),
      ids.map(() => -1),
      ids.map(() => 0),
      ids.map(() => ''),
      ids.map(() => ''),
    );
    this.#names.forget(entries.flatMap((entry) => entry.aliases));
    return { added: 0, updated: changed.length };
  }
}
