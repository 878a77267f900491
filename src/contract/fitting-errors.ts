import type { ErrorObject } from 'ajv';

/**
 * The faults that help. Where a value has none of several allowed forms (oneOf, anyOf), ajv tells the faults of every
 * form; kept are those of the form that was meant: its constants agree and it has the fewest faults. Where none agrees,
 * one fault says which constants there are, or that the value has none of the forms.
 */
export function fittingErrors(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  // Inner choices come before the ones around them, so an outer one sees inner faults already sorted out.
  let kept = errors;
  for (const choice of errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')) {
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

/** Whether an error says that another form was meant. */
function contradicts({ keyword, instancePath }: ErrorObject, choice: ErrorObject): boolean {
  return keyword === 'const' || (keyword === 'type' && instancePath === choice.instancePath);
}

function isInside(error: ErrorObject, choice: ErrorObject): boolean {
  return error.schemaPath.startsWith(`${choice.schemaPath}/`) && error.instancePath.startsWith(choice.instancePath);
}
