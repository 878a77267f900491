export function pascalCase(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

export function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

export function docComment(sentence: string, indent = 0): string {
  const ended = /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
  return `${' '.repeat(indent)}/** ${ended.replaceAll('*/', '* /')} */`;
}
