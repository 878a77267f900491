/**
 * Names a port's implementation or a store in the container of an app. A key stands beside its interface or apart from its
 * class, so that importing it pulls no code. At run time it is a symbol; the other member only carries the type.
 */
export type Key<Value> = symbol | (new (...parts: unknown[]) => Value);
