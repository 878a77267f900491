import type { ErrorObject, ValidateFunction } from 'ajv';

/** A check as fastify calls it: returns whether a value fits; `errors` are those of the last value. */
export interface Check {
  (value: unknown): boolean;
  errors: ErrorObject[] | null;
}

/**
 * A check whose schema is compiled at its first use: compiling those of every operation would be the longest part of the server's
 * start. The tests that call every operation prove that each compiles.
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

/** A writer of answers as JSON that is made at its first use too: an eighth of the server's start went into those of all operations. */
export function serializeAtFirstUse(build: () => (value: unknown) => string): (value: unknown) => string {
  const serialize = once(build);
  return (value) => serialize()(value);
}

/** Returns a function that makes a value at its first call and returns the same one afterwards. */
export function once<Thing>(make: () => Thing): () => Thing {
  let made: { readonly thing: Thing } | null = null;
  return () => {
    made ??= { thing: make() };
    return made.thing;
  };
}

/** Returns a function that makes a value for an object at the first call with it and returns the same one for it afterwards. */
export function onceFor<Given extends object, Made>(make: (given: Given) => Made): (given: Given) => Made {
  const makers = new WeakMap<Given, () => Made>();
  return (given) => {
    const maker = makers.get(given) ?? once(() => make(given));
    makers.set(given, maker);
    return maker();
  };
}
