/** The user's answer to the question about scripts of other companies. */
export type ScriptsChoice = 'allowed' | 'refused';

export const SCRIPTS_CHOICE_KEY = 'scriptsOfOthers';

export function scriptsChoiceOf(stored: string | null): ScriptsChoice | null {
  return stored === 'allowed' || stored === 'refused' ? stored : null;
}

/** Returns the hosts of scripts, each once, for texts. */
export function hostsOf(scripts: readonly string[]): readonly string[] {
  return [...new Set(scripts.map((script) => script.replace(/^https?:\/\//, '').replace(/[/?#].*$/, '')))];
}
