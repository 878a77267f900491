/** The forms in which a feature's noun stands in files: `salary-offers` → SalaryOffers, salaryOffers, Salary offers. */
export interface FeatureNames {
  /** The noun as given, kebab-case: folder and file names. */
  readonly feature: string;
  /** Names of types. */
  readonly pascal: string;
  /** Names of values. */
  readonly camel: string;
  /** Words for people. */
  readonly title: string;
}

const NOUN = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** The forms of a noun; null when it is not kebab-case. */
export function namesOf(feature: string): FeatureNames | null {
  if (!NOUN.test(feature)) return null;
  const pascal = feature
    .split('-')
    .map((word) => capital(word))
    .join('');
  return {
    feature,
    pascal,
    camel: `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}`,
    title: capital(feature.replaceAll('-', ' ')),
  };
}

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
