/** `page-details` → `PageDetails`, `listFeed` → `ListFeed`. */
export function pascalCase(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

/** `page-details` → `pageDetails`. */
export function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

/** A doc comment of one sentence, with the indent given in spaces. */
export function docComment(sentence: string, indent = 0): string {
  const ended = /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
  return `${' '.repeat(indent)}/** ${ended.replaceAll('*/', '* /')} */`;
}
