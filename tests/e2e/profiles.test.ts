import type { Locator, Page } from '@playwright/test';
import { demoPerson, signedIn } from './harness/people';
import { untilProfileShows } from './harness/shown-profile';
import { expect, expectAccessible, test } from './harness/test';

const composerOf = (page: Page) => page.getByRole('dialog', { name: 'Write a post' });

/** A profile as others see it: its name, and the drawing of its avatar. */
interface Shown {
  readonly name: string;
  readonly avatar: string | null;
}

const avatarIn = (place: Locator) => place.locator('svg path').first().getAttribute('d');

/** Writes a post as the pseudonym, or as the designation, and returns the profile's text in the picker. */
async function postAs(page: Page, profile: 'pseudonym' | 'designation', title: string): Promise<Shown> {
  await page.getByRole('button', { name: 'Ask or share something' }).click();
  const composer = composerOf(page);
  await composer.getByRole('combobox', { name: 'Community' }).fill('Notice');
  await page.getByRole('option', { name: /Notice Period/ }).click();
  // The choice was for the post before: this one starts under the pseudonym.
  await expect(
    composer
      .getByText(/^You post as/)
      .locator('..')
      .getByText(/ at /),
  ).toHaveCount(0);
  await composer.getByRole('button', { name: 'Change' }).click();
  const picker = page.getByRole('dialog', { name: 'Post as' });
  await expect(picker).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  const isDesignation = / at /;
  const cards = picker.locator('label');
  const card = cards.filter(profile === 'designation' ? { hasText: isDesignation } : { hasNotText: isDesignation });
  const name = (await card.locator('.strong').first().textContent()) ?? '';
  const avatar = await avatarIn(card);
  if (profile === 'designation') await card.click();
  else await page.keyboard.press('Escape');
  await expect(picker).toHaveCount(0);
  await expect(composer.getByText(name)).toBeVisible();
  await composer.getByLabel('Title').fill(title);
  await composer.getByLabel('Your post').fill('Has anyone bought out 90 days?');
  await untilProfileShows(page);
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('article').first()).toContainText(title);
  return { name, avatar };
}

test('[RO-PROFILE-TYPE] [PD-ANON-PSEUDO] a writer posts under the profile that the picker was given, never under their name', async ({
  page,
  product,
}) => {
  await signedIn(page, product.origin, demoPerson('Asha'));
  await page.goto('/');
  for (const profile of ['designation', 'pseudonym'] as const) {
    const { name, avatar } = await postAs(page, profile, `As my ${profile}, ${process.pid}`);
    const post = page.getByRole('article').first();
    await expect(post).toContainText(name);
    await expect(post).not.toContainText('Asha Nair');
    expect(await avatarIn(post)).toBe(avatar);
  }
});
