import type { MaybeRef, Reference } from './openapi-document';

export function resolveReference<Thing extends object>(
  named: Readonly<Record<string, MaybeRef<Thing>>> | undefined,
  thing: MaybeRef<Thing>,
): Thing {
  if (!isReference(thing)) return thing;
  const [, name] = /^#\/components\/\w+\/([\w.-]+)$/.exec(thing.$ref) ?? [];
  const found = name === undefined ? undefined : named?.[name];
  if (!found) throw new Error(`The reference ${thing.$ref} leads nowhere inside the bundled document.`);
  return resolveReference(named, found);
}

function isReference(thing: object): thing is Reference {
  return '$ref' in thing;
}
