// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { earlyEntriesOf, endEarlyEntries, keepEarlyEntries } from './early-entries';
import { replayEarlyEntries } from './replay-early-entries';

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset.entries;
});

function pageWith(html: string) {
  document.body.innerHTML = html;
  keepEarlyEntries(document);
  const told: string[] = [];
  const note = ({ type, target }: Event) => {
    const control = target as HTMLInputElement;
    told.push(`${type} ${control.id} ${control.type === 'radio' ? control.checked : control.value}`);
  };
  const arrive = () => {
    const waiting = earlyEntriesOf(document);
    for (const control of document.querySelectorAll<HTMLInputElement>('[type=text],textarea')) control.value = '';
    endEarlyEntries(document);
    for (const type of ['input', 'change', 'submit']) document.body.addEventListener(type, note);
    replayEarlyEntries(waiting);
    for (const type of ['input', 'change', 'submit']) document.body.removeEventListener(type, note);
  };
  const enter = (id: string, value: string) => {
    const control = document.getElementById(id) as HTMLInputElement;
    if (control.type === 'radio') control.checked = true;
    else control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const send = (id: string) => {
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    document.getElementById(id)?.dispatchEvent(submit);
    return submit.defaultPrevented;
  };
  return { told, arrive, enter, send };
}

const FORM = `<form id="form" novalidate><input id="name" type="text" name="name"><textarea id="words"></textarea>
  <input type="radio" id="one" name="rating"><input type="radio" id="two" name="rating">
  <select id="city"><option>Pune</option><option>Kochi</option></select></form>`;

describe('what is filled in before the code has come', () => {
  it('is told to the app as it was last, and the form is sent then', () => {
    const page = pageWith(FORM);
    page.enter('name', 'As');
    page.enter('name', 'Asha');
    page.enter('words', 'A list.');
    page.enter('one', '');
    page.enter('two', '');
    page.enter('city', 'Kochi');
    expect(page.send('form')).toBe(true);
    page.arrive();
    expect(page.told.filter((entry) => !entry.startsWith('change two'))).toEqual([
      'input name Asha',
      'input words A list.',
      'input two true',
      'change city Kochi',
      'submit form undefined',
    ]);
    expect(earlyEntriesOf(document)).toEqual([]);
  });

  it('stands below a draft that the app has put back meanwhile, and in the place of what the document had', () => {
    document.body.innerHTML = '<textarea id="draft"></textarea><textarea id="about">Payments since 2019</textarea>';
    keepEarlyEntries(document);
    const texts = [...document.querySelectorAll('textarea')];
    for (const [place, text] of texts.entries()) {
      text.value = ['And the notice?', 'Payments since 2020'][place] ?? '';
      text.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const waiting = earlyEntriesOf(document);
    for (const [place, text] of texts.entries()) text.value = ['Half a thought', 'Payments since 2019'][place] ?? '';
    replayEarlyEntries(waiting);
    expect(texts.map(({ value }) => value)).toEqual(['Half a thought\nAnd the notice?', 'Payments since 2020']);
  });

  it('leaves forms to the browser that work without code, and later ones to the app', () => {
    const page = pageWith(`${FORM}<form id="search" action="/search" novalidate></form><form id="login"></form>`);
    expect([page.send('search'), page.send('login')]).toEqual([false, false]);
    page.arrive();
    expect(page.send('form')).toBe(false);
    page.enter('name', 'Asha');
    expect(earlyEntriesOf(document)).toEqual([]);
  });
});
