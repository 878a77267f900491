import { arrayOf, bigint, bytes, moment, nullable, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** Locks the newest checkpoint of the log `$1` that this installation cosigned. No row for a log that it is no witness of. */
export const witnessedLog = defineStatement({
  name: 'public-log.witnessed-log',
  parameters: [text],
  columns: { keys: arrayOf(text), size: bigint, root: nullable(bytes) },
  text: 'select keys, size, root from moderation.witnessed_logs where origin = $1 for update',
});

/** Stores the newest checkpoint of the log `$1`: size and root. */
export const noteWitnessed = defineStatement({
  name: 'public-log.note-witnessed',
  parameters: [text, bigint, bytes],
  columns: {},
  text: 'update moderation.witnessed_logs set size = $2, root = $3 where origin = $1',
});

/** Makes this installation a witness of the log `$1` with the keys `$2`; one that it is a witness of gets these keys. */
export const addWitnessed = defineStatement({
  name: 'public-log.add-witnessed',
  parameters: [text, arrayOf(text)],
  columns: {},
  text: `insert into moderation.witnessed_logs (origin, keys) values ($1, $2)
         on conflict (origin) do update set keys = excluded.keys`,
});

/** The newest cosignature of each witness of the own log. */
export const cosignatures = defineStatement({
  name: 'public-log.cosignatures',
  parameters: [],
  columns: { witness: text, size: bigint, checkpoint: text, line: text, cosigned_at: moment },
  text: 'select witness, size, checkpoint, line, cosigned_at from moderation.log_cosignatures order by witness',
});

/** Stores the newest cosignature of the own log by a witness. An older one never takes the place of a newer one. */
export const storeCosignature = defineStatement({
  name: 'public-log.store-cosignature',
  parameters: { witness: text, size: bigint, checkpoint: text, line: text, cosigned_at: moment },
  columns: {},
  text: `insert into moderation.log_cosignatures as c (witness, size, checkpoint, line, cosigned_at)
         values ($witness, $size, $checkpoint, $line, $cosigned_at)
         on conflict (witness) do update set size = excluded.size, checkpoint = excluded.checkpoint, line = excluded.line,
           cosigned_at = excluded.cosigned_at where c.cosigned_at <= excluded.cosigned_at and c.size <= excluded.size`,
});
