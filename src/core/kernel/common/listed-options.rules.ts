/** Returns the options of a list with commas between them: each once, without the spaces around it. */
export function listedOptions(list = ''): readonly string[] {
  return [...new Set(list.split(',').map((option) => option.trim()))].filter((option) => option !== '');
}
