import { createHash } from 'node:crypto';
import type { EmulatedAccount, EmulatedAccounts } from './emulated-accounts.port';

export async function chosenAccount(form: unknown, accounts: EmulatedAccounts): Promise<EmulatedAccount | null> {
  const sub = text(form, 'sub');
  if (sub !== '') return (await accounts.list()).find((account) => account.sub === sub) ?? null;
  const name = text(form, 'name').trim();
  const email = text(form, 'email').trim().toLowerCase();
  if (name === '' || !/^[^@\s]+@[^@\s]+$/.test(email)) return null;
  // The same address is always the same account.
  return { sub: `typed-${createHash('sha256').update(email).digest('hex').slice(0, 20)}`, name, email, about: '' };
}

export function text(source: unknown, name: string): string {
  if (typeof source !== 'object' || source === null) return '';
  const value: unknown = new Map(Object.entries(source)).get(name);
  return typeof value === 'string' ? value.slice(0, 1000) : '';
}
