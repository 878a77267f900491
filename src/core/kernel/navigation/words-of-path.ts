const MAX_WORDS = 4;
const MAX_LENGTH = 40;

/**
 * Returns search words: `/no/Vaayuna-Tech_2` is `no vaayuna tech`. Numbers and ids are left out, and only a few words
 * are used.
 */
export function wordsOfPath(path: string): string {
  const words = decoded(path)
    .toLowerCase()
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter((word) => word !== '' && !/\d/.test(word));
  const kept = words.slice(0, MAX_WORDS).join(' ');
  return kept.length > MAX_LENGTH ? '' : kept;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
