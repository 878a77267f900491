import { arrayOf, bigint, bytes, moment, nullable, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const witnessedLog = defineStatement({
  name: 'public-log.witnessed-log',
  parameters: [text],
  columns: { keys: arrayOf(text), size: bigint, root: nullable(bytes) },
  text: 'select keys, size, root from moderation.witnessed_logs where origin = $1 for update',
});

export const noteWitnessed = defineStatement({
  name: 'public-log.note-witnessed',
  parameters: [text, bigint, bytes],
  columns: {},
  text: 'update moderation.witnessed_logs set size = $2, root = $3 where origin = $1',
});

export const addWitnessed = defineStatement({
  name: 'public-log.add-witnessed',
  parameters: [text, arrayOf(text)],
  columns: {},
  text: `insert into moderation.witnessed_logs (origin, keys) values ($1, $2)
         on conflict (origin) do update set keys = excluded.keys`,
});

export const cosignatures = defineStatement({
  name: 'public-log.cosignatures',
  parameters: [],
  columns: { witness: text, size: bigint, checkpoint: text, line: text, cosigned_at: moment },
  text: 'select witness, size, checkpoint, line, cosigned_at from moderation.log_cosignatures order by witness',
});

export const storeCosignature = defineStatement({
  name: 'public-log.store-cosignature',
  parameters: { witness: text, size: bigint, checkpoint: text, line: text, cosigned_at: moment },
  columns: {},
  text: `insert into moderation.log_cosignatures as c (witness, size, checkpoint, line, cosigned_at)
         values ($witness, $size, $checkpoint, $line, $cosigned_at)
         on conflict (witness) do update set size = excluded.size, checkpoint = excluded.checkpoint, line = excluded.line,
           cosigned_at = excluded.cosigned_at where c.cosigned_at <= excluded.cosigned_at and c.size <= excluded.size`,
});
