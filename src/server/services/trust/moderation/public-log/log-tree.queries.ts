import { arrayOf, bigint, bytes, integer, smallint } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const treeSize = defineStatement({
  name: 'public-log.tree-size',
  parameters: [],
  columns: { size: bigint },
  text: 'select coalesce(max(place) + 1, 0)::bigint as size from moderation.log_tree where level = 0',
});

export const addNodes = defineStatement({
  name: 'public-log.add-nodes',
  parameters: [arrayOf(smallint), arrayOf(bigint), arrayOf(bytes)],
  columns: {},
  text: 'insert into moderation.log_tree (level, place, hash) select * from unnest($1::smallint[], $2::bigint[], $3::bytea[])',
});

export const selectNodes = defineStatement({
  name: 'public-log.nodes',
  parameters: [arrayOf(smallint), arrayOf(bigint)],
  columns: { level: smallint, place: bigint, hash: bytes },
  text: `select t.level, t.place, t.hash from unnest($1::smallint[], $2::bigint[]) as w (level, place)
         join moderation.log_tree t on t.level = w.level and t.place = w.place`,
});

export const hashesFrom = defineStatement({
  name: 'public-log.hashes-from',
  parameters: [smallint, bigint, integer],
  columns: { hash: bytes },
  text: `select hash from moderation.log_tree
         where level = $1::smallint and place >= $2::bigint and place < $2::bigint + $3::integer order by place`,
});
