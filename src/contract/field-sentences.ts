import type { ErrorObject } from 'ajv';
import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';
import { INVISIBLE_CHARACTERS } from '@/core/kernel/common/unseen-signs.rules';
import { fittingErrors } from './fitting-errors';

const TYPES_IN_WORDS: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'empty',
  number: 'a number',
  object: 'a group of fields',
  string: 'a text',
};

const FORMATS_IN_WORDS: Readonly<Record<string, string>> = {
  date: 'a date (YYYY-MM-DD)',
  'date-time': 'a date with a time (2026-11-20T09:30:00.000Z)',
  email: 'an email address',
  uri: 'an address (https://…)',
  uuid: 'an id (a UUID)',
};

const MAX_FIELDS = 20;

/** The part of the patterns in openapi/common.yaml that excludes invisible characters. */
const EXCLUDED_CONTROLS = '\\u0000';

/**
 * Returns sentences by path in the request: `community.entityId`, `postIds.0`. `whole` (`body`, `query`, …) names a
 * part that is invalid as a whole. Keeps the first error of each field, for at most 20 fields.
 */
export function fieldSentences(errors: readonly ErrorObject[], whole: string): Record<string, string> {
  // A map, since a field may be called like an object's own member.
  const sentences = new Map<string, string>();
  for (const error of fittingErrors(errors)) {
    const path = pathOf(error) || whole;
    if (!sentences.has(path)) sentences.set(path, sentenceOf(error));
    if (sentences.size === MAX_FIELDS) break;
  }
  return Object.fromEntries(sentences);
}

function pathOf({ instancePath, params }: ErrorObject): string {
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const member = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  return (typeof member === 'string' ? [...steps, member] : steps).join('.');
}

function sentenceOf({ keyword, params }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'This is needed.';
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'This is not known here.';
    case 'type':
      return `This must be ${[params.type]
        .flat()
        .map((type) => TYPES_IN_WORDS[type])
        .join(' or ')}.`;
    case 'format':
      return `This must be ${FORMATS_IN_WORDS[params.format] ?? params.format}.`;
    case 'enum':
      return requestRefusals.oneOf(params.allowedValues);
    case 'const':
      return `This must be ${params.allowedValue}.`;
    case 'minLength':
      return params.limit === 1
        ? 'This must not be empty.'
        : `This needs at least ${counted(params.limit, 'character')}.`;
    case 'maxLength':
      return `This can have at most ${counted(params.limit, 'character')}.`;
    case 'minItems':
      return `This needs at least ${counted(params.limit, 'entry', 'entries')}.`;
    case 'maxItems':
      return params.limit === 0
        ? 'This must be empty.'
        : `This can have at most ${counted(params.limit, 'entry', 'entries')}.`;
    case 'uniqueItems':
      return 'This must not contain the same entry twice.';
    case 'minimum':
      return `This must be at least ${params.limit}.`;
    case 'maximum':
      return `This must be at most ${params.limit}.`;
    case 'exclusiveMinimum':
      return `This must be more than ${params.limit}.`;
    case 'exclusiveMaximum':
      return `This must be less than ${params.limit}.`;
    case 'maxProperties':
      return `This can have at most ${counted(params.limit, 'field')}.`;
    case 'pattern':
      return params.pattern.includes(EXCLUDED_CONTROLS) ? INVISIBLE_CHARACTERS : 'This is not in the right form.';
    case 'oneOf':
    case 'anyOf':
      return 'This has none of the allowed forms.';
    default:
      return 'This is not valid.';
  }
}

function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}
