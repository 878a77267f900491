const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns whether a text is an id as the database reads it. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/**
 * An id as it is stored and hashed: lower case, without the prefix that the contract's format `uuid` lets pass. The caller has
 * validated it against the contract.
 */
export function plainUuid(id: string): string {
  return id.toLowerCase().replace(/^urn:uuid:/, '');
}
