export interface FeatureNames {
  readonly folder: string;
  readonly feature: string;
  readonly pascal: string;
  readonly camel: string;
  readonly title: string;
  readonly words: string;
  readonly entity: string;
  readonly entityPascal: string;
  readonly code: string;
  readonly capitals: string;
}

const CONTEXTS: ReadonlySet<string> = new Set(['kernel', 'account', 'trust', 'calculators', 'research', 'talk']);
const NOUN = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

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

/**
 * Returns the singular: `companies` → `company`, `notice-boards` → `notice-board`. A noun without a plural gets
 * `-item`.
 */
function entityOf(noun: string): string {
  if (noun.endsWith('ies')) return `${noun.slice(0, -3)}y`;
  if (/(ss|sh|ch|x)es$/.test(noun)) return noun.slice(0, -2);
  return /[^s]s$/.test(noun) ? noun.slice(0, -1) : `${noun}-item`;
}

export function pascalOf(kebab: string): string {
  return kebab.split('-').map(capital).join('');
}

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
