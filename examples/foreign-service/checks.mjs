// The forms of fields, written by hand from the schemas of the contract.

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what a line may not hold
const CONTROLS = /[\u0000-\u0008\u000a-\u001f\u007f]/;
const UNSEEN_ONLY = /^(?:\s|\p{Cf}|\u034f|[\u115f\u1160\u2800\u3164]|[\ufe00-\ufe0f]|\uffa0)*$/u;

const UNSEEN = /\p{Zl}|\p{Zp}|\p{Cf}|[\u115f\u1160\u3164\uffa0]/u;
const JOINERS =
  /(?<=[\u0600-\u06ff\u0900-\u0dff])[\u200c\u200d]|(?<=\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})\u200d(?=\p{Extended_Pictographic})/gu;

const isVisible = (text) => !UNSEEN.test(text.replaceAll(JOINERS, ''));

const length = (text) => [...text].length;

export const line = (min, max) => (value) =>
  typeof value === 'string' && length(value) >= min && length(value) <= max && !CONTROLS.test(value);

export const name = (max) => (value) =>
  line(1, max)(value) && !UNSEEN_ONLY.test(value) && isVisible(value) && !value.trim().includes('\t');

export const prose = (min, max) => (value) =>
  typeof value === 'string' &&
  length(value) >= min &&
  length(value) <= max &&
  !value.includes('\u0000') &&
  !UNSEEN_ONLY.test(value) &&
  isVisible(value);

export const uuid = (value) => typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);

export const email = (value) =>
  typeof value === 'string' && value.length <= 254 && /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(value);

export const oneOf = (words) => (value) => words.includes(value);

export const day = (value) => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};

export const orNull = (check) => (value) => value === null || check(value);

/** The sentences for the members of an object that are wrong, missing or unknown. */
export function faultsOf(value, checks, optional = []) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { body: 'An object is needed.' };
  const fields = {};
  for (const [field, check] of Object.entries(checks)) {
    if (!(field in value)) {
      if (!optional.includes(field)) fields[field] = 'This is needed.';
    } else if (!check(value[field])) fields[field] = 'This is not as it should be.';
  }
  for (const field of Object.keys(value)) if (!(field in checks)) fields[field] = 'Nobody knows this field.';
  return fields;
}
