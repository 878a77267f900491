import { findPhoneNumbers } from '@/core/kernel/content-checks/contact-details.rules';
import { findFreeMailAddresses, findMailAddresses } from '@/core/kernel/formatting/free-mail.rules';

export interface IdentifyingDetail {
  readonly kind: 'privateEmail' | 'workEmail' | 'phone' | 'ownName' | 'name';
  readonly text: string;
}

const TITLED_NAME = /(?<!\p{L})(?:Mr|Mrs|Ms|Dr|Shri|Smt)\.?\s[A-Z]\p{Ll}+(?:\s[A-Z]\p{Ll}+)?/gu;
const RESPECTED_NAME =
  /(?<!\p{L})(?!Hello|Dear|Yes|Good|Thanks|Thank|Sorry|Okay|The)[A-Z]\p{Ll}{2,}\s(?:sir|ma['’]am|madam|ji)(?!\p{L})/gu;
const MIN_NAME_LENGTH = 3;

/** Returns each detail once. `ownName` is the user's real name, or an empty text if unknown. */
export function findIdentifyingDetails(text: string, ownName: string): readonly IdentifyingDetail[] {
  const addresses = findMailAddresses(text);
  const free = new Set(findFreeMailAddresses(text));
  const outside = addresses.reduce((rest, address) => rest.replaceAll(address, ' '), text);
  return unique([
    ...addresses.map((address) => (free.has(address) ? detail('privateEmail', address) : detail('workEmail', address))),
    ...findPhoneNumbers(outside).map(({ start, end }) => detail('phone', outside.slice(start, end))),
    ...ownNamesIn(outside, ownName).map((name) => detail('ownName', name)),
    ...[...(text.match(TITLED_NAME) ?? []), ...(text.match(RESPECTED_NAME) ?? [])].map((name) => detail('name', name)),
  ]);
}

function ownNamesIn(text: string, ownName: string): readonly string[] {
  const names = new Set(ownName.toLowerCase().split(/\s+/));
  return (text.match(/[\p{L}\p{M}]+/gu) ?? []).filter(
    (word) => word.length >= MIN_NAME_LENGTH && names.has(word.toLowerCase()),
  );
}

function detail(kind: IdentifyingDetail['kind'], text: string): IdentifyingDetail {
  return { kind, text };
}

function unique(details: readonly IdentifyingDetail[]): readonly IdentifyingDetail[] {
  return [...new Map(details.map((found) => [found.text, found])).values()];
}
