/**
 * Returns the module of free mail domains. The list has one domain per line; `#` begins a comment. Throws for a
 * duplicate.
 */
export function emitFreeMail(list: string): string {
  const domains = list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const repeated = domains.find((domain, at) => domains.indexOf(domain) !== at);
  if (repeated !== undefined) throw new Error(`free-mail-domains.txt names ${repeated} twice.`);
  return `/** Registrable domains of public mail providers. */
export const FREE_MAIL_DOMAINS: ReadonlySet<string> = new Set(
  \`
${[...domains].sort().join('\n')}
\`
    .trim()
    .split('\\n'),
);`;
}
