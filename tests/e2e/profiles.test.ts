import type { Locator, Page } from '@playwright/test';
import { demoPerson, signedIn } from './harness/people';
import { untilProfileShows } from './harness/shown-profile';
import { expect, expectAccessible, test } from './harness/test';

const composerOf = (page: Page) => page.getByRole('dialog', { name: 'Write a post' });

interface Shown {
  readonly name: string;
  readonly avatar: string | null;
}

const avatarIn = (place: Locator) => place.locator('svg path').first().getAttribute('d');

/** Returns the profile's text in the picker. */
async function postAs(page: Page, profile: 'pseudonym' | 'designation', title: string): Promise<Shown> {
  await page.getByRole('button', { name: 'Ask or share something' }).click();
  const composer = composerOf(page);
  await composer.getByRole('combobox', { name: 'Community' }).fill('Notice');
  await page.getByRole('option', { name: /Notice Period/ }).click();
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

test('a comment below an own post speaks as the post does, and asks once before it speaks as the other profile', async ({
  page,
  product,
}) => {
  await signedIn(page, product.origin, demoPerson('Asha'));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const title = `A post of one profile, ${process.pid}`;
  const { name } = await postAs(page, 'designation', title);
  await page.getByRole('article').first().getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/p\//);

  const form = page.locator('form.comment-box');
  const write = async (text: string) => {
    await page.getByRole('button', { name: 'Write a comment' }).click();
    await form.getByRole('textbox', { name: 'Your comment' }).fill(text);
    await untilProfileShows(page);
  };
  const commentOf = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await write('The bank called again.');
  await expect(form.locator('.comment-box__as')).toContainText(name);
  await form.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(commentOf('The bank called again.')).toContainText(name);

  await write('They called twice.');
  await form.getByRole('button', { name: 'Change' }).click();
  await expect(form.locator('.comment-box__as')).not.toContainText(name);
  await form.getByRole('button', { name: 'Comment', exact: true }).click();
  const same = form.getByRole('button', { name: `Comment as ${name}` });
  await expect(same).toBeFocused();
  await expect(form.getByText(`You are ${name} here`)).toBeVisible();
  await expectAccessible(page, 'form.comment-box');
  await same.click();
  await expect(commentOf('They called twice.')).toContainText(name);

  await write('A third call.');
  await form.getByRole('button', { name: 'Change' }).click();
  await form.getByRole('button', { name: 'Comment', exact: true }).click();
  const other = form.getByRole('button', { name: /^Comment as/ }).last();
  const pseudonym = ((await other.textContent()) ?? '').replace('Comment as ', '');
  await other.click();
  await expect(commentOf('A third call.')).toContainText(pseudonym);
  await write('And a fourth.');
  await form.getByRole('button', { name: 'Change' }).click();
  await form.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(commentOf('And a fourth.')).toBeVisible();
});
