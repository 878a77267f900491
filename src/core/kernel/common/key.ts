/**
 * The key of a port or store in the app's container. Keys are separate from classes, so that importing a key loads no
 * code. At run time a key is a symbol; the second alternative only carries the type.
 */
export type Key<Value> = symbol | (new (...parts: unknown[]) => Value);
