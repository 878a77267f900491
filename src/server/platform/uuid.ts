/**
 * An id as it is stored and hashed: lower case, without the prefix that the contract's format `uuid` lets pass. The caller has
 * validated it against the contract.
 */
export function plainUuid(id: string): string {
  return id.toLowerCase().replace(/^urn:uuid:/, '');
}
