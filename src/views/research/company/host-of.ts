/** Returns the host of an address without `www.`; the address itself if it is none. */
export function hostOf(address: string): string {
  return /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(address)?.[1] ?? address;
}
