import type { ContributionKind } from '../own-ids/contribution-tables';
import { CONTRIBUTION_TABLES } from '../own-ids/contribution-tables';
import { arrayOf, bytes, uuid } from '../sql-types';
import { defineStatement } from '../statement';
import { rowsOfIds } from './exported-rows.queries';

/** A table of what users contribute about companies, with what the end and the copy of an account ask of it. */
export interface ContributionTableParts {
  readonly kind: ContributionKind;
  /** The name of its file in a data export. */
  readonly name: string;
  /** The copy's rows; `$1` are the ids. */
  readonly exported: string;
  /** Removes what hangs on the rows `$1` and is to go with them: a common table expression; none as a rule. */
  readonly alsoErased?: string;
  /** True if the rows carry a `once_ref`, which is emptied if a row stays and nobody is tied to it any more. */
  readonly once?: boolean;
  /** The columns with sealed days or moments, which stay with the row. */
  readonly seals?: readonly string[];
}

export function contributionTable({
  kind,
  name,
  exported,
  alsoErased = '',
  once = false,
  seals = [],
}: ContributionTableParts) {
  const table = CONTRIBUTION_TABLES[kind];
  return {
    kind,
    name,
    table,
    once,
    seals,
    exported: rowsOfIds(name, exported),
    erase: defineStatement({
      name: `personal.erase-${name}`,
      parameters: [arrayOf(uuid)],
      columns: {},
      text: `${alsoErased} delete from ${table} where id = any($1)`,
    }),
    /** `$2` has a reference of nobody for each. */
    unlink: defineStatement({
      name: `personal.unlink-${name}`,
      parameters: [arrayOf(uuid), arrayOf(bytes)],
      columns: {},
      text: `update ${table} t set author_ref = gone.ref, author_seal = ''::bytea${once ? ', once_ref = null' : ''}
             from unnest($1::uuid[], $2::bytea[]) as gone (id, ref) where t.id = gone.id`,
    }),
  };
}

export type ContributionTable = ReturnType<typeof contributionTable>;
