import { failureOf } from '@tests/support/failure-of';
import { makeAutoObservable } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';
import { Form } from './form';

type Field = 'title' | 'text';

class Letter {
  title = '';
  text = '';
  readonly form = new Form<Field>({
    check: () => ({
      ...(this.title === '' && { title: 'Write a title.' }),
      ...(this.text === '' && { text: 'Write a text.' }),
    }),
    refusalOf: ({ fields: { title } }) => (title === undefined ? {} : { title }),
  });

  constructor() {
    makeAutoObservable(this, { form: false });
  }

  write(field: Field, value: string): void {
    this[field] = value;
    this.form.changed(field);
  }
}

const sent = () => Promise.resolve(ok('sent'));
const refusing = (fields: Failure['fields']) => () =>
  Promise.resolve<Result<string, Failure>>(fail({ ...failureOf(422), fields }));

describe('errors', () => {
  it('show for a field once it was left, and for all after a try to submit', async () => {
    const letter = new Letter();
    expect(letter.form.errors).toEqual({});
    expect(letter.form.isValid).toBe(false);
    letter.form.leave('text');
    expect(letter.form.errors).toEqual({ text: 'Write a text.' });
    expect(await letter.form.submit(sent)).toBeNull();
    expect(letter.form.errors).toEqual({ title: 'Write a title.', text: 'Write a text.' });
    letter.write('title', 'Hello');
    expect(letter.form.errors).toEqual({ text: 'Write a text.' });
  });

  it('of the service show until their field changes or the form is sent again', async () => {
    const letter = new Letter();
    letter.write('title', 'Hello');
    letter.write('text', 'World');
    const refuse = refusing({ title: 'Taken.', other: 'Unknown.' });
    expect(await letter.form.submit(refuse)).toMatchObject({ ok: false });
    expect(letter.form.errors).toEqual({ title: 'Taken.' });
    letter.write('text', 'again');
    expect(letter.form.errors).toEqual({ title: 'Taken.' });
    letter.write('title', 'Hi');
    expect(letter.form.errors).toEqual({});
    await letter.form.submit(refuse);
    expect(await letter.form.submit(sent)).toEqual(ok('sent'));
    expect(letter.form.errors).toEqual({});
  });

  it('can come from elsewhere', () => {
    const { form } = new Letter();
    form.refuse({});
    expect(form).toMatchObject({ refusals: 0, errors: {} });
    form.refuse({ text: 'Too rude.' });
    expect(form).toMatchObject({ refusals: 1, errors: { text: 'Too rude.' } });
  });

  it('are gone once the form is reset', async () => {
    const { form } = new Letter();
    await form.submit(sent);
    form.reset();
    expect(form.errors).toEqual({});
  });
});

describe('the focus', () => {
  it('is asked for by each refusal, of the rules or of the service', async () => {
    const letter = new Letter();
    await letter.form.submit(sent);
    expect(letter.form.refusals).toBe(1);
    letter.write('title', 'Hello');
    letter.write('text', 'World');
    await letter.form.submit(refusing({ title: 'Taken.' }));
    expect(letter.form.refusals).toBe(2);
    await letter.form.submit(refusing({ other: 'Unknown.' }));
    await letter.form.submit(sent);
    expect(letter.form.refusals).toBe(2);
  });
});

describe('submitting', () => {
  it('happens once at a time', async () => {
    const letter = new Letter();
    letter.write('title', 'Hello');
    letter.write('text', 'World');
    let calls = 0;
    const send = () => {
      calls += 1;
      return sent();
    };
    const first = letter.form.submit(send);
    expect(letter.form.isSubmitting).toBe(true);
    expect(await letter.form.submit(send)).toBeNull();
    expect(await first).toEqual(ok('sent'));
    expect(letter.form.isSubmitting).toBe(false);
    expect(calls).toBe(1);
  });

  it('changes nothing on a form that was reset meanwhile', async () => {
    const letter = new Letter();
    letter.write('title', 'Hello');
    letter.write('text', 'World');
    const first = letter.form.submit(refusing({ title: 'Taken.' }));
    letter.form.reset();
    expect(letter.form.isSubmitting).toBe(false);
    expect(await first).toBeNull();
    expect(letter.form.errors).toEqual({});
  });
});
