/** The zeros of Indian scripts and of full-width digits. The digits 1 to 9 follow each zero. */
const ZEROS = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x1c50, 0xabf0, 0xff10,
];

const OTHER_DIGITS = new RegExp(
  `[${ZEROS.map((zero) => `${String.fromCharCode(zero)}-${String.fromCharCode(zero + 9)}`).join('')}]`,
  'g',
);

/** Converts the digits of every script to 0 to 9. The length stays the same. */
export function withPlainDigits(text: string): string {
  return text.replaceAll(OTHER_DIGITS, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.find((first) => code >= first && code < first + 10) ?? code;
    return String(code - zero);
  });
}
