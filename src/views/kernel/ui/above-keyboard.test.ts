// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fitAboveKeyboard, scrollAboveKeyboard } from './above-keyboard';

class ShownPart extends EventTarget {
  height = 740;
  offsetTop = 0;
  scale = 1;

  change(to: Partial<Pick<ShownPart, 'height' | 'offsetTop' | 'scale'>>): void {
    Object.assign(this, to);
    this.dispatchEvent(new Event('resize'));
  }
}

let shown = new ShownPart();

beforeEach(() => {
  shown = new ShownPart();
  vi.stubGlobal('innerHeight', 740);
  vi.stubGlobal('visualViewport', shown);
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

function aView(): { readonly view: HTMLElement; readonly field: HTMLElement } {
  const view = document.body.appendChild(document.createElement('div'));
  return { view, field: view.appendChild(document.createElement('textarea')) };
}

describe('a view that fills the window', () => {
  it('is as high as the keyboard leaves it, shows its field with the focus, and has the whole window again after it', () => {
    const { view, field } = aView();
    const scrolled = vi.spyOn(field, 'scrollIntoView').mockImplementation(() => undefined);
    const end = fitAboveKeyboard(view);
    field.focus();
    shown.change({ height: 440, offsetTop: 30 });
    expect(view.style).toMatchObject({ top: '30px', height: '440px' });
    expect(scrolled).toHaveBeenCalledOnce();
    shown.change({ height: 740, offsetTop: 0 });
    expect(view.style).toMatchObject({ top: '', height: '' });
    end?.();
    shown.change({ height: 440 });
    expect(view.style.height).toBe('');
  });

  it('stays as it is under a bar of the browser and in a page that is zoomed in', () => {
    const { view } = aView();
    fitAboveKeyboard(view);
    shown.change({ height: 680 });
    expect(view.style.height).toBe('');
    shown.change({ height: 370, scale: 2 });
    expect(view.style.height).toBe('');
  });
});

describe('a form on a page', () => {
  it.each([
    ['by what the keyboard hides of it', { top: 300, bottom: 520 }, 80],
    ['no further than its upper edge', { top: 60, bottom: 700 }, 60],
  ])('is scrolled %s', (_, edges, by) => {
    const { view, field } = aView();
    vi.spyOn(view, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, edges.top, 360, edges.bottom - edges.top));
    const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    scrollAboveKeyboard(view);
    shown.change({ height: 440 });
    expect(scrolled).not.toHaveBeenCalled();
    field.focus();
    shown.change({ height: 440 });
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: by });
  });
});
