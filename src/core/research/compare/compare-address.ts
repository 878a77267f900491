export function compareAddressOf(urlNames: readonly string[], designation: string | null = null): string {
  if (urlNames.length === 0) return '/compare';
  const role = designation === null ? '' : `&designation=${encodeURIComponent(designation)}`;
  return `/compare?companies=${urlNames.map(encodeURIComponent).join(',')}${role}`;
}
