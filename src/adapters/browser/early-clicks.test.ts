// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { endEarlyClicks, keepEarlyClicks, replayEarlyClicks } from './early-clicks';

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset.live;
  delete document.documentElement.dataset.used;
});

function pageWith(html: string) {
  document.body.innerHTML = html;
  keepEarlyClicks(document);
  const pressed: string[] = [];
  const press = (id: string) => document.getElementById(id)?.click();
  const arrive = () => {
    endEarlyClicks(document);
    document.addEventListener('click', ({ target }) => pressed.push((target as Element).id), { once: false });
    replayEarlyClicks(document);
  };
  return { pressed, press, arrive };
}

describe('clicks before the code has come', () => {
  it('are done again in their order, once each', () => {
    const page = pageWith('<button type="button" id="up"></button><button type="button" id="more"></button>');
    page.press('more');
    page.press('up');
    page.press('more');
    expect(document.getElementById('up')?.getAttribute('aria-busy')).toBe('true');
    page.arrive();
    expect(page.pressed).toEqual(['more', 'up']);
    expect(document.getElementById('up')?.hasAttribute('aria-busy')).toBe(false);
  });

  it('on a marked submit button are kept, and its form is not sent', () => {
    const page = pageWith('<form><button id="login" data-kept></button></form>');
    const sent: Event[] = [];
    document.querySelector('form')?.addEventListener('submit', (event) => sent.push(event));
    page.press('login');
    expect([sent.length, document.getElementById('login')?.getAttribute('aria-busy')]).toEqual([0, 'true']);
    page.arrive();
    expect([sent.length, page.pressed]).toEqual([1, ['login']]);
  });

  it('on a marked link are followed at once, and told to the app without following it again', () => {
    const page = pageWith('<a id="apply" href="#site" target="_blank" data-kept></a>');
    const followed: boolean[] = [];
    document.addEventListener('click', (event) => followed.push(!event.defaultPrevented));
    page.press('apply');
    page.press('apply');
    expect([followed, document.getElementById('apply')?.hasAttribute('aria-busy')]).toEqual([[true, true], false]);
    page.arrive();
    expect([page.pressed, followed]).toEqual([['apply'], [true, true, false]]);
    page.press('apply');
    expect(followed).toEqual([true, true, false, true]);
  });

  it('on links, forms and text are left to the browser, and later ones to the app', () => {
    const page = pageWith(
      '<a id="link" href="#x"></a><form><button id="send"></button></form><p id="text"></p><button type="button" id="up"></button>',
    );
    for (const id of ['link', 'text']) page.press(id);
    page.arrive();
    expect(page.pressed).toEqual([]);
    page.press('up');
    replayEarlyClicks(document);
    expect(page.pressed).toEqual(['up']);
  });
});
