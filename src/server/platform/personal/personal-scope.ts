import { OwnIdIndex } from '../own-ids/own-id-index';
import { OwnContributions } from './own-contributions';
import type { PersonalRegistry, PersonalScope } from './personal-data';

export function personalScope(
  registry: PersonalRegistry,
  parts: Pick<PersonalScope, 'database' | 'authorship' | 'files' | 'publish' | 'now'>,
  { userId, personaRef }: Pick<PersonalScope, 'userId' | 'personaRef'>,
): PersonalScope {
  const own = new OwnContributions(new OwnIdIndex(parts.database, parts.authorship), personaRef);
  const scope = { ...parts, userId, personaRef, own };
  const known = [...registry.values()].flatMap(({ addresses }) => addresses ?? []);
  const addresses = async (): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const read of known) found.push(...(await read(scope)));
    return found.map((address) => address.toLowerCase());
  };
  return { ...scope, addresses };
}
