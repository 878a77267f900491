const IN_ENGLISH: ReadonlyMap<string, string> = new Map([
  ['naukri', 'jobs'],
  ['नौकरी', 'jobs'],
  ['नौकरियां', 'jobs'],
  ['रोजगार', 'jobs'],
  ['tankhwah', 'salary'],
  ['tankha', 'salary'],
  ['तनख्वाह', 'salary'],
  ['वेतन', 'salary'],
  ['सैलरी', 'salary'],
  ['इंटरव्यू', 'interview'],
  ['नोटिस', 'notice'],
  ['छुट्टी', 'leave'],
  ['chhutti', 'leave'],
  ['कंपनी', 'company'],
  ['wfh', 'work from home'],
  ['sr', 'senior'],
  ['jr', 'junior'],
  ['asst', 'assistant'],
  ['mgr', 'manager'],
  ['s/w', 'software'],
]);

export function toEnglishWords(typed: string): string {
  return typed
    .split(' ')
    .map((word) => IN_ENGLISH.get(word.toLowerCase().replace(/\.$/, '')) ?? word)
    .join(' ');
}

/** Joins initials: "h r" becomes "hr". */
export function withJoinedInitials(key: string): string {
  return key.replaceAll(/(?<![\p{L}\p{N}])(\p{L}) (?=\p{L}(?![\p{L}\p{N}\p{M}]))/gu, '$1');
}
