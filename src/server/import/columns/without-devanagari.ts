const ZERO = 0x966;

/** Converts Hindi digits: "१२" is "12". */
export function withoutDevanagari(text: string): string {
  return text.replaceAll(/[०-९]/gu, (digit) => String((digit.codePointAt(0) ?? ZERO) - ZERO));
}
