import { demoPerson, signedIn } from './harness/people';
import { expect, test } from './harness/test';

test('a double click and an Enter that is held choose once: a vote, a bookmark, a community', async ({
  page,
  product,
}) => {
  await signedIn(page, product.origin, demoPerson('Zoya'));
  await page.goto('/communities');
  const follow = page
    .getByRole('main')
    .getByRole('button', { name: /^Follow / })
    .first();
  const name = (await follow.textContent())?.replace(/^Follow\s+/, '') ?? '';
  await follow.dblclick();
  const followed = page.getByRole('button', { name: `Following ${name}` }).first();
  await expect(followed).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/');
  const post = page.getByRole('article').nth(2);
  const up = post.getByRole('button', { name: /^Vote up/ });
  const bookmark = post.getByRole('button', { name: /^Bookmark/ });
  await expect(up).toHaveAttribute('aria-pressed', 'false');
  await up.dblclick();
  await expect(up).toHaveAttribute('aria-pressed', 'true');
  await bookmark.focus();
  for (let times = 0; times < 4; times += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(up).toHaveAttribute('aria-pressed', 'true');
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await up.click();
  await expect(up).toHaveAttribute('aria-pressed', 'false');
});
