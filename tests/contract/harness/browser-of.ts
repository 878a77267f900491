import { LoginPort } from '@/core/account/session/login.port';
import type { Actor, ContractHarness } from './contract-harness';
import { successOf } from './outcomes';

export async function browserOf(harness: ContractHarness, name: string): Promise<Actor> {
  const browser = await harness.newcomer();
  const token = await harness.tokenOf(name);
  const login = { socialUserType: 'gp', clientType: 'desktop', token, tokenType: 'access_token' } as const;
  successOf(await browser.port(LoginPort).signInWithProvider(login));
  return browser;
}
