import { distance } from 'fastest-levenshtein';
import { variables } from './variables';

/** Two letters that changed places are two changes. */
const MAX_CHANGES = 2;
/** Shorter names are like others by chance. */
const MIN_LENGTH = 6;

/** A variable of the environment that no setting is named after, and the setting that it may mean. */
export interface MisspeltVariable {
  readonly name: string;
  readonly meant: string;
}

/** Returns the variables that are nearly named like a setting of the server: a misspelt one is read by nobody. */
export function misspeltVariables(environment: NodeJS.ProcessEnv): readonly MisspeltVariable[] {
  const known = variables.map(({ name }) => name);
  return Object.keys(environment).flatMap((name) => {
    if (name.length < MIN_LENGTH || known.includes(name)) return [];
    const meant = known.find((one) => distance(name, one) <= MAX_CHANGES && !(one in environment));
    return meant === undefined ? [] : [{ name, meant }];
  });
}
