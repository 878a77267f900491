/** A variable. The default is as it would be written; '' means not set. */
export interface Variable {
  readonly name: string;
  readonly group: string;
  readonly about: string;
  readonly default: string;
}

export const variable = (group: string, name: string, defaultValue: string, about: string): Variable => ({
  name,
  group,
  about,
  default: defaultValue,
});
