/** Returns the module of the free mail domains, one per line of the list; `#` begins a comment. Throws on a repeat. */
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
