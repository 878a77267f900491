import type { DropdownList } from '@/contract/generated/dropdown';
import { MAX_WHOLE_LIST } from '@/core/kernel/catalog/search.rules';
import { MAX_PREFIX_ROWS, MAX_SUBSTRING_ROWS } from '@/server/platform/names-read';
import { bigint, boolean, integer, nullable, selectList, text, textOf } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const itemColumns = { id: integer, name: text } as const;

const matchColumns = { id: integer, name: text, detail: nullable(text) } as const;

/**
 * Selects items of list `$1` with a word from `$2` to before `$3`, prefixes and well-known ones first. One-letter texts
 * read a bounded number of names.
 */
export const selectItems = defineStatement({
  name: 'catalog.suggest',
  parameters: [textOf<DropdownList>(), text, text, bigint],
  columns: matchColumns,
  text: `
    select id, name, detail from (
      select distinct on (item_id) item_id as id, name, detail, at, weight from (
        select item_id, name, detail, at, weight from catalog.name_tails
        where list = $1 and tail collate "C" >= $2 and tail collate "C" < $3 limit ${MAX_PREFIX_ROWS}
      ) as hits order by item_id, at
    ) as items
    order by at > 0, weight desc, lower(name) collate "C" limit $4`,
});

/**
 * Selects fuzzy matches of `$2`, by edit distance (at most `$3`), at most `$4`. With `$5` they are sorted by
 * similarity.
 */
export const itemsLike = defineStatement({
  name: 'catalog.suggest-like',
  parameters: [textOf<DropdownList>(), text, integer, bigint, boolean],
  columns: matchColumns,
  text: `
    select id, name, detail from (
      select distinct on (item_id) item_id as id, name, detail, weight, slips from (
        select item_id, name, detail, weight, case when $5
          then levenshtein_less_equal(left(tail, length($2) + $3 + 1), $2, $3)
          else least(
            levenshtein_less_equal(left(tail, length($2)), $2, $3),
            levenshtein_less_equal(left(tail, length($2) + 1), $2, $3),
            levenshtein_less_equal(left(tail, length($2) - 1), $2, $3)
          ) end as slips
        from catalog.name_tails where list = $1 and at = 0 and $2 <% tail limit ${MAX_SUBSTRING_ROWS}
      ) as hits order by item_id, slips
    ) as items
    where slips <= $3 order by slips, weight desc, lower(name) collate "C" limit $4`,
});

export const departmentsByName = defineStatement({
  name: 'catalog.departments',
  parameters: [],
  columns: itemColumns,
  text: `select ${selectList(itemColumns)} from catalog.departments order by lower(name), id limit ${MAX_WHOLE_LIST}`,
});

export const industriesByName = defineStatement({
  name: 'catalog.industries',
  parameters: [],
  columns: itemColumns,
  text: `select ${selectList(itemColumns)} from catalog.industries order by lower(name), id limit ${MAX_WHOLE_LIST}`,
});
