const MAX_NAMES = 20;
const MAX_NAME_LENGTH = 120;

/** Reads names that are separated by semicolons, bars or line breaks, or else by commas; brackets around one are not part of it. */
export function readAliases(text: string): readonly string[] {
  const separator = /[;|\n]/.test(text) ? /[;|\n]/ : /,/;
  const names = text
    .split(separator)
    .map((name) => name.replaceAll(/^[\s([{"']+|[\s)\]}"']+$/g, '').replaceAll(/\s+/g, ' '))
    .filter((name) => name !== '' && name.length <= MAX_NAME_LENGTH);
  return [...new Set(names)].slice(0, MAX_NAMES);
}
