/** Bytes 128 to 159, which some Node versions decode as control characters. */
const UPPER = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const FIRST = 128;
const CONTROLS = /[\u0080-\u009F]/g;

/** Replaces leftover control characters with the characters of Windows-1252. */
export function withWindows1252Characters(text: string): string {
  return text.replaceAll(CONTROLS, (control) => UPPER[control.charCodeAt(0) - FIRST] ?? control);
}

export function windows1252ByteOf(character: string): number | null {
  const place = UPPER.indexOf(character);
  if (place >= 0) return FIRST + place;
  const code = character.charCodeAt(0);
  return character.length === 1 && code < 256 ? code : null;
}
