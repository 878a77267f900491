/** Returns the host without `www.`, or the address itself if it is invalid. */
export function hostOf(address: string): string {
  return /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(address)?.[1] ?? address;
}
