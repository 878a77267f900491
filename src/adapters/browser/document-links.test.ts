// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { watchLinkClicks, watchLinkIntents } from './document-links';

afterEach(() => document.body.replaceChildren());

function click(markup: string, { init = {}, follow = true }: { init?: MouseEventInit; follow?: boolean } = {}) {
  document.body.innerHTML = markup;
  const offered: string[] = [];
  const end = watchLinkClicks(document, ({ pathname }) => {
    offered.push(pathname);
    return follow;
  });
  let isBrowsers = true;
  const stay = (event: Event) => {
    isBrowsers = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stay, { once: true });
  const target = document.querySelector('a *') ?? document.querySelector('a');
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  end();
  return { offered, isBrowsers };
}

describe('watchLinkClicks', () => {
  it('takes a click inside a link of the page’s own origin', () => {
    expect(click('<a href="/p/1"><b>A post</b></a>')).toEqual({ offered: ['/p/1'], isBrowsers: false });
  });

  it('leaves to the browser what the app does not know', () => {
    expect(click('<a href="/docs">Docs</a>', { follow: false })).toEqual({ offered: ['/docs'], isBrowsers: true });
  });

  it.each([
    ['another origin', '<a href="https://example.com/p/1">there</a>', {}],
    ['another tab', '<a href="/p/1" target="_blank">there</a>', {}],
    ['a download', '<a href="/p/1" download="x.txt">there</a>', {}],
    ['a part of the page', '<a href="#main">there</a>', {}],
    ['a mail', '<a href="mailto:help@example.com">there</a>', {}],
    ['a new tab by key', '<a href="/p/1">there</a>', { ctrlKey: true }],
    ['a new window by key', '<a href="/p/1">there</a>', { shiftKey: true }],
    ['the middle button', '<a href="/p/1">there</a>', { button: 1 }],
  ])('leaves %s to the browser', (_, markup, init) => {
    expect(click(markup, { init }).offered).toEqual([]);
  });

  it('leaves a click alone that a view has dealt with', () => {
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    expect(click('<a href="/p/1">A post</a>').offered).toEqual([]);
  });
});

it.each([
  ['a mouse over it', new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }), ['/p/1?x=1']],
  ['a touch, which is the click itself', new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }), []],
])('takes as the intent to follow a link: %s', (_, event, expected) => {
  document.body.innerHTML = '<a href="/p/1?x=1"><b>A post</b></a>';
  const intents: string[] = [];
  const end = watchLinkIntents(document, (address) => intents.push(address));
  document.querySelector('b')?.dispatchEvent(event);
  end();
  expect(intents).toEqual(expected);
});
