const ZERO = 0x966;

/** Returns a text with the digits of Hindi in the form of others: "१२" is "12". */
export function withoutDevanagari(text: string): string {
  return text.replaceAll(/[०-९]/gu, (digit) => String((digit.codePointAt(0) ?? ZERO) - ZERO));
}
