import { variables } from './variables';

const defaults = new Map(variables.map(({ name, default: value }) => [name, value]));

/**
 * Collects a sentence for each invalid variable instead of stopping at the first. Invalid ones yield a valid value, so
 * check `problems` at the end. An empty value means not set.
 */
export class ConfigReader {
  readonly problems: string[] = [];

  constructor(private readonly environment: NodeJS.ProcessEnv) {}

  refuse(name: string, sentence: string): void {
    this.problems.push(`${name} ${sentence}`);
  }

  text(name: string): string {
    const fallback = defaults.get(name);
    if (fallback === undefined) throw new Error(`${name} is read but not listed in variables.json`);
    const value = this.environment[name]?.trim() ?? '';
    return value === '' ? fallback : value;
  }

  isSet(name: string): boolean {
    return (this.environment[name]?.trim() ?? '') !== '';
  }

  /** Returns null if neither the variable nor a default is set. */
  optional(name: string): string | null {
    const value = this.text(name);
    return value === '' ? null : value;
  }

  /** Reads an integer within inclusive bounds. `alternative` names what else is allowed. */
  integer(name: string, minimum: number, maximum: number, alternative = ''): number {
    const value = this.text(name);
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= minimum && number <= maximum) return number;
    this.refuse(name, `is "${value}"; it must be a whole number from ${minimum} to ${maximum}${alternative}.`);
    return minimum;
  }

  oneOf<const Word extends string>(name: string, words: readonly [Word, ...Word[]]): Word {
    const value = this.text(name);
    const word = words.find((candidate) => candidate === value);
    if (word !== undefined) return word;
    this.refuse(name, `is "${value}"; it must be one of: ${words.join(', ')}.`);
    return words[0];
  }

  list(name: string): readonly string[] {
    return this.text(name)
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '');
  }

  /** Returns null if not set. The message never repeats a password. */
  url(name: string, protocols: readonly string[], example: string): string | null {
    const value = this.optional(name);
    if (value === null) return null;
    const url = URL.canParse(value) ? new URL(value) : null;
    if (url !== null && protocols.includes(url.protocol) && url.hostname !== '') return value;
    const kinds = protocols.map((protocol) => `${protocol}//`).join(' or ');
    this.refuse(name, `is not an address that starts with ${kinds}. An example: ${example}`);
    return null;
  }
}
