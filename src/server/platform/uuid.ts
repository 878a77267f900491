const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** Returns lower case, without the prefix that the format `uuid` allows. The contract has validated it. */
export function plainUuid(id: string): string {
  return id.toLowerCase().replace(/^urn:uuid:/, '');
}
