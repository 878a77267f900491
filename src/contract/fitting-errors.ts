import type { ErrorObject } from 'ajv';

/** The maximum number of errors. A body of ten thousand unknown names has as many, each compared with all others. */
const MAX_ERRORS = 500;

/**
 * Filters the first 500 errors. For oneOf and anyOf, ajv reports the errors of every alternative. Only the errors of
 * the alternative with matching constants and the fewest errors are kept. If no alternative matches, a single error
 * lists the allowed constants, or says that none matches.
 */
export function fittingErrors(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  // Inner choices come first, so an outer choice sees filtered errors.
  let kept = errors.slice(0, MAX_ERRORS);
  for (const choice of kept.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')) {
    const inside = kept.filter((error) => isInside(error, choice));
    const outside = kept.filter((error) => error !== choice && !inside.includes(error));
    if (kept.includes(choice)) kept = [...outside, ...helpful(choice, inside)];
  }
  return kept;
}

function helpful(choice: ErrorObject, inside: readonly ErrorObject[]): readonly ErrorObject[] {
  const forms = new Map<string, ErrorObject[]>();
  for (const error of inside) {
    const form = error.schemaPath.slice(choice.schemaPath.length + 1).split('/')[0] ?? '';
    forms.set(form, [...(forms.get(form) ?? []), error]);
  }
  const meant = [...forms.values()]
    .filter((form) => !form.some((error) => contradicts(error, choice)))
    .sort((one, other) => one.length - other.length)[0];
  if (meant) return meant;
  const [first, ...more] = inside.filter(({ keyword }) => keyword === 'const');
  if (!first || more.some(({ instancePath }) => instancePath !== first.instancePath)) return [choice];
  const allowedValues = [first, ...more].map(({ params }) => params.allowedValue);
  return [{ ...first, keyword: 'enum', params: { allowedValues } }];
}

/** Returns true if the error shows that the value was not meant for this alternative of the schema. */
function contradicts({ keyword, instancePath }: ErrorObject, choice: ErrorObject): boolean {
  return keyword === 'const' || (keyword === 'type' && instancePath === choice.instancePath);
}

function isInside(error: ErrorObject, choice: ErrorObject): boolean {
  return error.schemaPath.startsWith(`${choice.schemaPath}/`) && error.instancePath.startsWith(choice.instancePath);
}
