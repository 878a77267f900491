import type { ErrorObject, ValidateFunction } from 'ajv';

/** A check as fastify calls it: whether a value fits, and the faults of the last one that did not. */
export interface Check {
  (value: unknown): boolean;
  errors: ErrorObject[] | null;
}

/**
 * A check whose schema is compiled when the first value comes. Compiling those of every operation takes longer than anything else at
 * the server's start, and most are not needed in the first second; that each compiles is proved by the tests that call every operation.
 */
export function compileAtFirstUse(compile: () => ValidateFunction): Check {
  let compiled: ValidateFunction | null = null;
  const check: Check = (value: unknown) => {
    compiled ??= compile();
    const fits = compiled(value) === true;
    check.errors = compiled.errors ?? null;
    return fits;
  };
  check.errors = null;
  return check;
}

/** Makes something when it is first asked for, and keeps it. */
export function once<Thing>(make: () => Thing): () => Thing {
  let made: { readonly thing: Thing } | null = null;
  return () => {
    made ??= { thing: make() };
    return made.thing;
  };
}
