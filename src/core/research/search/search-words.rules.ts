/** Words of Hindi and short forms, as keys of searches have them, with the English words that names and pages are found by. */
const IN_ENGLISH: Readonly<Record<string, string>> = {
  naukri: 'jobs',
  नौकरी: 'jobs',
  नौकरियां: 'jobs',
  रोजगार: 'jobs',
  tankhwah: 'salary',
  tankha: 'salary',
  तनख्वाह: 'salary',
  वेतन: 'salary',
  सैलरी: 'salary',
  इंटरव्यू: 'interview',
  नोटिस: 'notice',
  छुट्टी: 'leave',
  chhutti: 'leave',
  कंपनी: 'company',
  wfh: 'work from home',
};

/** Returns a typed text with the words of Hindi and the short forms that are known in English; others stay as they are. */
export function inEnglish(typed: string): string {
  return typed
    .split(' ')
    .map((word) => IN_ENGLISH[word.toLowerCase()] ?? word)
    .join(' ');
}

/** Returns a key with single letters that stand in a row joined: "h r" is "hr". */
export function withJoinedInitials(key: string): string {
  return key.replaceAll(/(?<![\p{L}\p{N}])(\p{L}) (?=\p{L}(?![\p{L}\p{N}\p{M}]))/gu, '$1');
}
