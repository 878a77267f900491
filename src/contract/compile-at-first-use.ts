import type { ErrorObject, ValidateFunction } from 'ajv';

/** A check as fastify calls it. `errors` belong to the last value. */
export interface Check {
  (value: unknown): boolean;
  errors: ErrorObject[] | null;
}

/**
 * Compiles at first use, because compiling all operations would take most of the server's start. Tests call every
 * operation.
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

/** Builds a serializer at first use. All of them took an eighth of the server's start. */
export function serializeAtFirstUse(build: () => (value: unknown) => string): (value: unknown) => string {
  const serialize = memoize(build);
  return (value) => serialize()(value);
}

export function memoize<Thing>(make: () => Thing): () => Thing {
  let made: { readonly thing: Thing } | null = null;
  return () => {
    made ??= { thing: make() };
    return made.thing;
  };
}

export function memoizedByObject<Given extends object, Made>(make: (given: Given) => Made): (given: Given) => Made {
  const makers = new WeakMap<Given, () => Made>();
  return (given) => {
    const maker = makers.get(given) ?? memoize(() => make(given));
    makers.set(given, maker);
    return maker();
  };
}
