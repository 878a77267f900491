import type { Page } from '@playwright/test';
import { serviceDocuments } from '@/contract/generated/documents';
import { createResponseCheck } from '@/server/contract/response-check';
import { Client } from '../../integration/harness/client';
import { becomeWriter } from '../../integration/harness/world';
import { aNewAccount, signedIn } from './people';
import type { Product } from './product';

const check = createResponseCheck(Object.values(serviceDocuments));

export async function asNewWriter(
  page: Page,
  { origin }: Pick<Product, 'origin'>,
  companyName = 'Vaayuna Technologies',
  account = aNewAccount(),
): Promise<Client> {
  await signedIn(page, origin, account);
  const client = new Client({ origin, check });
  for (const { name, value } of await page.context().cookies(origin)) client.cookies.set(name, value);
  await becomeWriter(client, undefined, companyName);
  return client;
}

export async function codeFor({ origin }: Pick<Product, 'origin'>, email: string): Promise<string> {
  const mails = await (await fetch(`${origin}/mailbox?to=${encodeURIComponent(email)}`)).text();
  const code = /(\d{6}) is your code/.exec(mails)?.[1];
  if (code === undefined) throw new Error(`There is no code for ${email}.`);
  return code;
}
