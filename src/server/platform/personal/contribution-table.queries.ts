import type { ContributionKind } from '../own-ids/contribution-tables';
import { CONTRIBUTION_TABLES } from '../own-ids/contribution-tables';
import { arrayOf, bytes, uuid } from '../sql-types';
import { defineStatement } from '../statement';
import { exportRowsOfIds } from './exported-rows.queries';

export interface ContributionTableParts {
  readonly kind: ContributionKind;
  readonly name: string;
  readonly exported: string;
  /** A common table expression that deletes dependents of the rows `$1`. */
  readonly alsoErased?: string;
  /** A further SQL condition for the rows `t` to delete. It starts with `and`. */
  readonly kept?: string;
  readonly once?: boolean;
  readonly seals?: readonly string[];
}

export function contributionTable({
  kind,
  name,
  exported,
  alsoErased = '',
  kept = '',
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
    exported: exportRowsOfIds(name, exported),
    erase: defineStatement({
      name: `personal.erase-${name}`,
      parameters: [arrayOf(uuid)],
      columns: {},
      text: `${alsoErased} delete from ${table} t where id = any($1) ${kept}`,
    }),
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
