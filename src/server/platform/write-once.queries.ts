import { bytes, integer, jsonb, text } from './sql-types';
import { defineStatement } from './statement';

interface Stored {
  readonly id: string;
}

/**
 * Stores an answer. Returns no row if one exists under this ref (waits for concurrent writers), or if the account of
 * `$4` has ended.
 */
export const storeIdempotentAnswer = defineStatement({
  name: 'platform.keep-answer',
  parameters: [bytes, bytes, jsonb<Stored>(), bytes],
  columns: { kept: integer },
  text: `insert into platform.idempotent_answers (ref, fingerprint, status, body) select $1, $2, 200, $3 where platform.hold_account($4)
         on conflict (ref) do nothing returning 1 as kept`,
});

/** Selects a stored answer. Answers of an earlier version name a post's id `postId`. */
export const storedIdempotentAnswer = defineStatement({
  name: 'platform.kept-answer',
  parameters: [bytes],
  columns: { fingerprint: bytes, id: text },
  text: `select fingerprint, coalesce(body ->> 'id', body ->> 'postId') as id from platform.idempotent_answers where ref = $1`,
});
