import { distance } from 'fastest-levenshtein';
import { variables } from './variables';

/** Two transposed letters are two changes. */
const MAX_CHANGES = 2;
/** Shorter names resemble others by chance. */
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
