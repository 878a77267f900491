import type { LogoOwner } from '@/core/trust/logos/logo';
import { arrayOf, integer, nullable, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** Matches imported logos, not those that a moderator chose. */
const IMPORTED = '^i-[0-9a-f]{24}-';

const isOff = (id: string) => `exists (select from research.company_entries e where e.company_id = ${id} and e.is_off)`;

/** SQL for the imported logo of row `t`, or null for one that a moderator chose. */
export const importedLogo = `case when t.logo ~ '${IMPORTED}' then t.logo end`;

/** SQL for the logo that overrides imports: a moderator's, or none while the company is hidden. */
export const logoOverridingImports = {
  college: `case when t.logo !~ '${IMPORTED}' then jsonb_build_object('logo', t.logo) else '{}' end`,
  company: `case when ${isOff('t.id')} then '{"logo":null}' when t.logo !~ '${IMPORTED}' then jsonb_build_object('logo', t.logo) else '{}' end`,
} as const satisfies Record<LogoOwner, string>;

function defineLogos(owner: LogoOwner, table: string) {
  const mayHave = owner === 'company' ? ` and not ${isOff('t.id')}` : '';
  return {
    there: defineStatement({
      name: `import.logos.there.${owner}`,
      parameters: [arrayOf(integer)],
      columns: { id: integer, logo: nullable(text) },
      text: `select id, logo from ${table} where id = any ($1) and logo is not null`,
    }),
    /** Sets logos `$2` of rows `$1`, except those that a moderator chose. Returns the changed ones. */
    write: defineStatement({
      name: `import.logos.write.${owner}`,
      parameters: [arrayOf(integer), arrayOf(text)],
      columns: { id: integer },
      text: `update ${table} t set logo = rows.logo from unnest($1::int[], $2::text[]) as rows (id, logo)
             where t.id = rows.id and (t.logo is null or t.logo ~ '${IMPORTED}') and t.logo is distinct from rows.logo${mayHave}
             returning t.id`,
    }),
    /** Selects the logos of `$2` that rows `$1` or imports still use. */
    kept: defineStatement({
      name: `import.logos.kept.${owner}`,
      parameters: [arrayOf(integer), arrayOf(text)],
      columns: { logo: text },
      text: `select rows.logo from unnest($1::int[], $2::text[]) as rows (id, logo)
             where exists (select from ${table} t where t.id = rows.id and t.logo = rows.logo)
               or exists (select from platform.import_layers l where l.list = '${table}' and l.item = rows.id::text and l.given ->> 'logo' = rows.logo)`,
    }),
  } as const;
}

export const importedLogos = {
  company: defineLogos('company', 'catalog.companies'),
  college: defineLogos('college', 'catalog.colleges'),
} as const satisfies Record<LogoOwner, unknown>;
