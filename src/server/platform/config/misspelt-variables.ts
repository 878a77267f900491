import { distance } from 'fastest-levenshtein';
import { variables } from './variables';

/** The maximum edit distance. Two transposed letters count as two. */
const MAX_CHANGES = 2;
/** The minimum length of a name. Shorter ones resemble others by chance. */
const MIN_LENGTH = 6;

export interface MisspeltVariable {
  readonly name: string;
  readonly meant: string;
}

export function misspeltVariables(environment: NodeJS.ProcessEnv): readonly MisspeltVariable[] {
  const known = variables.map(({ name }) => name);
  return Object.keys(environment).flatMap((name) => {
    if (name.length < MIN_LENGTH || known.includes(name)) return [];
    const meant = known.find((one) => distance(name, one) <= MAX_CHANGES && !(one in environment));
    return meant === undefined ? [] : [{ name, meant }];
  });
}
