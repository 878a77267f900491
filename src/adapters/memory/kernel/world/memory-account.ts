export interface MemoryAccount {
  readonly name: string;
  readonly email: string;
}

const TOKEN = /^memory-token ([^ ]+) ([^ ]*)$/;

export function tokenOfAccount({ name, email }: MemoryAccount): string {
  return `memory-token ${encodeURIComponent(email)} ${encodeURIComponent(name)}`;
}

export function accountOfToken(token: string): MemoryAccount | null {
  const [, email, name] = TOKEN.exec(token) ?? [];
  if (email === undefined || name === undefined) return null;
  return { name: decodeURIComponent(name), email: decodeURIComponent(email) };
}
