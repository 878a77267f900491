/** An account at the provider of the memory world. */
export interface MemoryAccount {
  readonly name: string;
  readonly email: string;
}

const TOKEN = /^memory-token ([^ ]+) ([^ ]*)$/;

/** The token with which the provider vouches for an account. */
export function tokenOfAccount({ name, email }: MemoryAccount): string {
  return `memory-token ${encodeURIComponent(email)} ${encodeURIComponent(name)}`;
}

/** Whose token it is, null for one that the provider did not give. */
export function accountOfToken(token: string): MemoryAccount | null {
  const [, email, name] = TOKEN.exec(token) ?? [];
  if (email === undefined || name === undefined) return null;
  return { name: decodeURIComponent(name), email: decodeURIComponent(email) };
}
