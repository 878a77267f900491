export type ScriptsChoice = 'allowed' | 'refused';

export const SCRIPTS_CHOICE_KEY = 'scriptsOfOthers';

export function scriptsChoiceOf(stored: string | null): ScriptsChoice | null {
  return stored === 'allowed' || stored === 'refused' ? stored : null;
}

export function hostsOf(scripts: readonly string[]): readonly string[] {
  return [...new Set(scripts.map((script) => script.replace(/^https?:\/\//, '').replace(/[/?#].*$/, '')))];
}
