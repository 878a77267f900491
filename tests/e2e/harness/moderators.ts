import type { Page } from '@playwright/test';
import { guestHeaders } from '@tests/support/sign-in';
import { CONDUCT_VERSION } from '@/core/trust/moderation/conduct-version.rules';
import { demoPerson, signedIn } from './people';

export async function asModerator(page: Page, origin: string, who: 'Dev' | 'Farhan'): Promise<void> {
  await signedIn(page, origin, demoPerson(who));
  const answer = await page.request.put(`${origin}/api/moderation/conduct`, {
    headers: { ...guestHeaders({ origin }) },
    data: { version: CONDUCT_VERSION },
  });
  if (!answer.ok()) throw new Error(`The code of conduct was not accepted: ${await answer.text()}`);
}
