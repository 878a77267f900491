/** The outcome of an operation that can be refused: the value, or a failure that the caller must handle. */
export type Result<Value, Reason> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Reason };

/** A successful result. */
export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** A refused result. */
export function fail<Reason>(failure: Reason): { readonly ok: false; readonly failure: Reason } {
  return { ok: false, failure };
}
