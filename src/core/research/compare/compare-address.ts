/** Returns the address of companies side by side, by the salaries of a role, or of all together for null. */
export function compareAddressOf(urlNames: readonly string[], designation: string | null = null): string {
  if (urlNames.length === 0) return '/compare';
  const role = designation === null ? '' : `&designation=${encodeURIComponent(designation)}`;
  return `/compare?companies=${urlNames.map(encodeURIComponent).join(',')}${role}`;
}
