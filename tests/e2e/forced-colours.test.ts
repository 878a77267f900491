import type { Locator } from '@playwright/test';
import { askButton } from './harness/ask-button';
import { demoPerson, signedIn } from './harness/people';
import { expect, test } from './harness/test';

test.use({ leavesNothing: true, contextOptions: { forcedColors: 'active' } });

const linesOf = (element: Locator) =>
  element.evaluate((drawn) =>
    [null, '::before', '::after'].map((part) => {
      const style = getComputedStyle(drawn, part);
      const names = ['outline-style', 'outline-width', 'outline-color', 'border-width', 'border-color', 'fill'];
      return [...names, 'color', 'background-color', 'text-decoration-line', 'content'].map((name) =>
        style.getPropertyValue(name),
      );
    }),
  );

const isFramed = (element: Locator) =>
  element.evaluate((drawn) => {
    const { borderBottomStyle, borderBottomWidth } = getComputedStyle(drawn);
    return borderBottomStyle !== 'none' && borderBottomWidth !== '0px';
  });

async function expectTold(chosen: Locator, other: Locator): Promise<void> {
  await expect.poll(async () => String(await linesOf(chosen))).not.toBe(String(await linesOf(other)));
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 } });

    test('a guest tells fields, the current place, what is chosen, and where the focus is, from Home to a salary', async ({
      page,
    }) => {
      await page.goto('/');
      expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
      const places = page.getByRole('navigation').filter({ has: page.getByRole('link', { name: 'Salaries' }) });
      await expectTold(
        places.last().getByRole('link', { name: 'Home' }),
        places.last().getByRole('link', { name: 'Salaries' }),
      );
      const logIn = page.getByRole('banner').getByRole('button', { name: 'Log in' });
      expect(await isFramed(logIn)).toBe(true);
      await logIn.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(logIn).toBeFocused();
      await expect.poll(() => logIn.evaluate((button) => getComputedStyle(button).outlineStyle)).toBe('solid');

      await places.last().getByRole('link', { name: 'Salaries' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Salaries' })).toBeVisible();
      await page.goto('/salaries/vaayuna-technologies-salaries');
      const unit = (name: string) => page.getByRole('button', { name, exact: true });
      await unit('Month').click();
      await expect(unit('Month')).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('heading', { level: 1 }).click();
      await expectTold(unit('Month'), unit('LPA'));
    });

    test('a user tells a pressed bookmark, and the fields and buttons of the composer', async ({ page, product }) => {
      await signedIn(page, product.origin, demoPerson('Asha'));
      await page.goto('/');
      const bookmark = (place: number) =>
        page
          .getByRole('article')
          .nth(place)
          .getByRole('button', { name: /^(Bookmark|Remove)/ });
      await bookmark(0).click();
      await expect(bookmark(0)).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('heading', { level: 2 }).first().hover();
      await bookmark(1).focus();
      await bookmark(1).blur();
      await expectTold(bookmark(0).locator('svg'), bookmark(1).locator('svg'));
      await bookmark(0).click();
      await expect(bookmark(0)).toHaveAttribute('aria-pressed', 'false');

      await askButton(page).click();
      const composer = page.getByRole('dialog', { name: 'Write a post' });
      expect(await isFramed(composer.getByRole('button', { name: 'Post', exact: true }))).toBe(true);
      const text = composer.getByLabel('Your post');
      await text.focus();
      const box = text.locator('xpath=..');
      await expect.poll(() => box.evaluate((field) => getComputedStyle(field).outlineStyle)).toBe('solid');
      await composer.getByRole('button', { name: 'Add a poll' }).click();
      await expect(composer.getByRole('textbox', { name: 'Answer 1' })).toBeVisible();
      await expect(composer.getByText('A post can have one attachment. Remove this one to add another.')).toBeVisible();
    });
  });
}
