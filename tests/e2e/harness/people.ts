import type { Page } from '@playwright/test';
import type { ChosenAccount } from '@tests/support/sign-in';
import { signInAt } from '@tests/support/sign-in';
import { demoAccounts } from '@/server/demo/demo-accounts';

/** As from an earlier visit; takes effect on the next load. */
export async function signedIn(page: Page, origin: string, account: ChosenAccount): Promise<void> {
  const { cookies } = await signInAt(origin, account);
  const earlier = cookies.pairs.filter(({ name }) => name !== 'authtype');
  await page.context().addCookies(earlier.map((cookie) => ({ ...cookie, url: origin })));
}

export function demoPerson(firstName: 'Asha' | 'Kabir' | 'Meera' | 'Zoya' | 'Dev' | 'Farhan'): ChosenAccount {
  const account = demoAccounts.find(({ name }) => name.startsWith(firstName));
  if (account === undefined) throw new Error(`Nobody in the demo data is called ${firstName}.`);
  return { sub: account.sub };
}

let newPeople = 0;

export function aNewAccount(): ChosenAccount {
  newPeople += 1;
  return { name: 'Nisha Verma', email: `nisha.verma.${process.pid}.${newPeople}@mail.example` };
}
