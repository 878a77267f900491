import type { Page } from '@playwright/test';

export function typeFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const tokens = new Set(
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .flatMap((rule) => (rule instanceof CSSStyleRule && rule.selectorText === ':root' ? [...rule.style] : [])),
    );
    const root = getComputedStyle(document.documentElement);
    const valuesOf = (name: RegExp) =>
      [...tokens].filter((token) => name.test(token)).map((token) => Number.parseFloat(root.getPropertyValue(token)));
    const sizes = new Set(valuesOf(/^--t-\d+$/).map((rem) => rem * Number.parseFloat(root.fontSize)));
    const weights = new Set(valuesOf(/^--w-/));
    const faults = [
      ...(sizes.size === 9 ? [] : [`the scale has ${sizes.size} sizes`]),
      ...(weights.size <= 4 ? [] : [`there are ${weights.size} weights`]),
    ];

    // Figures may be the largest text; names are not figures.
    const isFigure = (text: string) => !/[A-Za-z\u0900-\u097f]{3}/.test(text);
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const shown: { element: Element; text: string; size: number }[] = [];
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = (walker.currentNode.textContent ?? '').trim();
      if (element === null || text === '' || element.closest('script, style, noscript, iframe, svg.mono') !== null)
        continue;
      if (!isShown(element)) continue;
      const { fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const what = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${text.slice(0, 40)}"`;
      if (!sizes.has(size)) faults.push(`${fontSize} is not in the scale: ${what}`);
      if (!weights.has(Number(fontWeight))) faults.push(`weight ${fontWeight} is no token: ${what}`);
      shown.push({ element, text, size });
    }
    const levels = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].map(({ tagName }) =>
      Number(tagName.at(1)),
    );
    if (levels.some((level, place) => place > 0 && level > (levels[place - 1] ?? level) + 1))
      faults.push(`a heading skips a level: ${levels.join(' ')}`);
    const names = [...document.querySelectorAll('h1')];
    const [name] = names;
    if (name === undefined || names.length > 1) return [...faults, `${names.length} h1`];
    const named = shown.filter(({ element }) => name.contains(element));
    if (named.length === 0) return [...new Set([...faults, 'the h1 is not shown'])];
    // A post's lead is no larger than its text.
    if (name.matches('.post__lead')) return [...new Set(faults)];
    const largest = Math.max(...named.map(({ size }) => size));
    const others = shown.filter(
      ({ element, text }) => element.closest('main') !== null && !name.contains(element) && !isFigure(text),
    );
    for (const { element, text, size } of others) {
      const isHeading = element.closest('h2, h3, h4, h5, h6') !== null;
      if (size > largest || (isHeading && size === largest))
        faults.push(`${size} px beside a name of ${largest}: "${text.slice(0, 40)}"`);
      if (isHeading && text === name.textContent && element.closest('.places-side, nav, aside') === null)
        faults.push(`the name is a heading twice: "${text}"`);
    }
    return [...new Set(faults)];
  });
}
