/** The forms of a feature's noun in code and texts: `notice-boards` → NoticeBoards, noticeBoards, Notice boards. */
export interface FeatureNames {
  /** The context and the noun, as in the path of each layer's folder: `talk/notice-boards`. */
  readonly folder: string;
  /** The noun as given, kebab-case: names of folders and files. */
  readonly feature: string;
  /** Names of types. */
  readonly pascal: string;
  /** Names of values. */
  readonly camel: string;
  /** The first words of a text. */
  readonly title: string;
  /** Words inside a text. */
  readonly words: string;
  /** One of what the feature lists: its file's name, its type. */
  readonly entity: string;
  readonly entityPascal: string;
  /** In codes of problems and names of tables. */
  readonly code: string;
  /** In names of constants. */
  readonly capitals: string;
}

const CONTEXTS: ReadonlySet<string> = new Set(['kernel', 'account', 'trust', 'calculators', 'research', 'talk']);
const NOUN = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Returns the forms of `<context>/<noun>`; null if there is no such context or the noun is not kebab-case. */
export function namesOf(folder: string): FeatureNames | null {
  const [context = '', feature = '', ...rest] = folder.split('/');
  if (!CONTEXTS.has(context) || !NOUN.test(feature) || rest.length > 0) return null;
  const pascal = pascalOf(feature);
  const words = feature.replaceAll('-', ' ');
  const entity = entityOf(feature);
  return {
    folder,
    feature,
    pascal,
    camel: `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}`,
    title: capital(words),
    words,
    entity,
    entityPascal: pascalOf(entity),
    code: feature.replaceAll('-', '_'),
    capitals: feature.replaceAll('-', '_').toUpperCase(),
  };
}

/** `companies` → `company`, `notice-boards` → `notice-board`; a noun without a plural gets `-item`. */
function entityOf(noun: string): string {
  if (noun.endsWith('ies')) return `${noun.slice(0, -3)}y`;
  if (/(ss|sh|ch|x)es$/.test(noun)) return noun.slice(0, -2);
  return /[^s]s$/.test(noun) ? noun.slice(0, -1) : `${noun}-item`;
}

/** `notice-boards` → `NoticeBoards`. */
export function pascalOf(kebab: string): string {
  return kebab.split('-').map(capital).join('');
}

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
