export function listedOptions(list = ''): readonly string[] {
  return [...new Set(list.split(',').map((option) => option.trim()))].filter((option) => option !== '');
}
