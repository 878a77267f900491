import { isMobileNumber } from '@/core/kernel/common/mobile-number.rules';
import { mailAddressRanges } from '@/core/kernel/formatting/free-mail.rules';
import { withPlainDigits } from '../formatting/plain-digits';
import type { DigitRun } from './digits';
import { digitRuns, isAfter } from './digits';
import type { TextRange } from './finding';
import { rangesOf } from './finding';
import { spelledNumbers } from './spelled-numbers';

const AT = String.raw`\s?(?:\(at\)|\[at\]|\{at\}|<at>|\s(?:at|@)\s)\s?`;
const DOT = String.raw`\s?(?:\.|\(dot\)|\[dot\]|\{dot\}|\s(?:dot|\.)\s)\s?`;
const ENDINGS = '(?:com|in|org|net|co|io|edu|example)';
// With plain words the dot or the provider decides: "works at acme.com" is a sentence, "ritu at
// gmail.com" an address.
const BRACKETED_MAIL = new RegExp(
  String.raw`[a-z0-9][\w.+-]{1,63}\s?(?:\(at\)|\[at\]|\{at\}|<at>)\s?[a-z0-9-]+(?:${DOT}[a-z0-9-]+){0,2}${DOT}${ENDINGS}(?!\p{L})`,
  'giu',
);
const SPOKEN_MAIL = new RegExp(
  String.raw`[a-z0-9][\w.+-]{1,63}(?:\sdot\s[\w-]+){0,2}${AT}[a-z0-9-]+\s(?:dot)\s${ENDINGS}(?:\sdot\s[a-z]{2})?(?!\p{L})`,
  'giu',
);
const PROVIDER = '(?:gmail|yahoo|ymail|outlook|hotmail|rediffmail|proton(?:mail)?|icloud|zoho)';
const PROVIDER_MAIL = new RegExp(
  String.raw`(?<=^|\s)(?!(?:look(?:ed|ing)?|appl(?:y|ied)|work(?:s|ed|ing)?|mails?|teams?|people|only)\s)[a-z0-9][\w.+-]{1,63}(?:\sat\s${PROVIDER}(?:\.com|\.in|\.co\.in)|\s?@\s?${PROVIDER})(?!\p{L})`,
  'giu',
);

/** Characters that all patterns of an address need. Most texts have none and are searched once. */
const MARK_OF_ADDRESS = new RegExp(String.raw`[@/]|[(\[{<]at[)\]}>]|\sdot\s|\sat\s${PROVIDER}|live:`, 'iu');

const MESSENGER_LINK =
  /(?<![\w.])(?:https?:\/\/)?(?:www\.)?(?:chat\.whatsapp\.com|(?:api\.)?whatsapp\.com|wa\.me|t\.me|telegram\.(?:me|dog)|discord\.gg|discord(?:app)?\.com\/invite|m\.me|signal\.(?:me|group)|instagram\.com|snapchat\.com\/add|linkedin\.com\/in|join\.skype\.com)\/[^\s)\]]+/gi;
const MESSENGER_HANDLE =
  /(?<!\p{L})(?:telegram|tele|tg|insta(?:gram)?|ig|discord|skype|snap(?:chat)?|twitter|signal|wechat)(?!\p{L})[^\n@]{0,24}?(?<part>@[a-z\d_.]{3,}\w)/giu;
const SKYPE_NAME = /(?<![\w.])live:[\w.-]{3,}\w/gi;

// After these words a run of ten digits is usually not a phone number.
const NO_PHONE =
  /(?:(?<!\p{L})(?:ticket|order|invoice|model|serial|reference|ref|case|requisition|req|job|roll|employee|emp|id|application|registration|version|build|part|rs|inr|₹|cin|gst|turnover|revenue|isbn|leetcode)(?!\p{L})(?:\s?(?:no|number|id|code|is|of)(?!\p{L}))*)[\s.:#-]*$/iu;
const WORDS_BEFORE_REACH = 32;
/** Minimum digits of a phone number's group. Shorter groups may be exam marks, rounds or years. */
const MIN_OF_A_NUMBER = 5;
/** A trunk prefix with an area code of two to four digits. All digits together are eleven. */
const LANDLINE_CODE = /^0[1-8]\d{1,3}$/;
const LANDLINE_DIGITS = 11;

export function findContactDetails(text: string): readonly TextRange[] {
  return [...(MARK_OF_ADDRESS.test(text) ? addressesIn(text) : []), ...findPhoneNumbers(text)];
}

function addressesIn(text: string): readonly TextRange[] {
  const spoken = [BRACKETED_MAIL, SPOKEN_MAIL, PROVIDER_MAIL, MESSENGER_LINK, MESSENGER_HANDLE, SKYPE_NAME];
  return [...mailAddressRanges(text), ...spoken.flatMap((one) => rangesOf(text, one))];
}

export function findPhoneNumbers(text: string): readonly TextRange[] {
  const plain = withPlainDigits(text);
  return [...digitRuns(plain).filter((run) => isPhone(plain, run)), ...spelledNumbers(plain)];
}

function isPhone(text: string, run: DigitRun): boolean {
  const { groups, start } = run;
  if (isListOfAmounts(groups) || isAfter(text, start, NO_PHONE, WORDS_BEFORE_REACH)) return false;
  return isMobile(groups) || isLandline(groups);
}

function isMobile(groups: readonly string[]): boolean {
  const number = groups.join('');
  // Short groups with several single digits among them are a list, such as "7 8 9 10 11 12 1". Single digits alone are
  // a phone number.
  const singles = groups.filter((group) => group.length === 1).length;
  const isList = singles > 1 && singles < groups.length && groups.every(({ length }) => length < MIN_OF_A_NUMBER);
  return (!isList && isMobileNumber(number)) || groups.every(isMobileNumber);
}

function isLandline(groups: readonly string[]): boolean {
  const [code = ''] = groups;
  return groups.join('').length === LANDLINE_DIGITS && LANDLINE_CODE.test(code);
}

/** Returns true for two salaries, as in `90000 80000` or `65500 72500`, or one round sum. */
function isListOfAmounts(groups: readonly string[]): boolean {
  const end = groups.length > 1 ? '00' : '0000';
  return groups.every((group) => group.endsWith(end));
}
