/** Parses an integer. Throws RangeError beyond safe integers. */
export function safeInteger(value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} does not fit into a number.`);
  return number;
}
