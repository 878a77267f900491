import type { MergedKind } from '@/contract/generated/user';
import type { ContributionKind } from '../own-ids/contribution-tables';
import { arrayOf, bytes, integer, uuid } from '../sql-types';
import { defineStatement } from '../statement';

interface Choices {
  readonly kind: MergedKind['kind'];
  readonly table: string;
  readonly key: readonly string[];
  /**
   * The column with a contribution's id, and the contribution's kind. Choices about the account's own contributions
   * are not merged.
   */
  readonly of?: readonly [column: string, kind: ContributionKind];
  /**
   * SQL that clears further columns of choices with a public count, or an empty text. If both accounts chose, the
   * second choice loses its owner instead of being deleted: a count that falls during a merge would link the two names.
   */
  readonly counted?: string;
}

export function choiceMergeStatements({ kind, table, key, of, counted }: Choices) {
  const isTwice = `exists (select from ${table} o where o.voter_ref = $2 and ${key.map((column) => `o.${column} = t.${column}`).join(' and ')})`;
  const isOwn = of === undefined ? 'cardinality($3::uuid[]) < 0' : `t.${of[0]} = any($3)`;
  const name = table.slice(table.indexOf('.') + 1);
  const parameters = [bytes, bytes, arrayOf(uuid)] as const;
  const count = defineStatement({
    name: `merge.count-${name}`,
    parameters,
    columns: { moves: integer, ends: integer },
    text: `select (count(*) filter (where not found.ends))::integer as moves, (count(*) filter (where found.ends))::integer as ends
           from (select (${isTwice} or ${isOwn}) is true as ends from ${table} t where t.voter_ref = $1) found`,
  });
  const ended = `(t.voter_ref = $1 and ${isTwice}) or (t.voter_ref in ($1, $2) and ${isOwn})`;
  const drop = defineStatement({
    name: `merge.drop-${name}`,
    parameters,
    columns: {},
    text:
      counted === undefined
        ? `delete from ${table} t where ${ended}`
        : `update ${table} t set voter_ref = sha256(uuid_send(gen_random_uuid()))${counted} where ${ended}`,
  });
  const move = defineStatement({
    name: `merge.move-${name}`,
    parameters: [bytes, bytes],
    columns: {},
    text: `update ${table} set voter_ref = $2 where voter_ref = $1`,
  });
  return { kind, of: of?.[1] ?? null, count, drop, move };
}

export type MergedChoices = ReturnType<typeof choiceMergeStatements>;
