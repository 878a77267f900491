export type Result<Value, Reason> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Reason };

export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function fail<Reason>(failure: Reason): { readonly ok: false; readonly failure: Reason } {
  return { ok: false, failure };
}
