// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { CharacterCounter } from '../common/character-counter';
import { Field } from './field';
import { RadioCards } from './radio-cards';
import { Select } from './select';
import { TextArea } from './text-area';
import { TextInput } from './text-input';

afterEach(cleanup);

function description(element: HTMLElement): string {
  return (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

describe('Field', () => {
  it('ties label, hint and error to the text box', () => {
    render(
      <Field label="Annual pay" hint="In rupees" error="Too low." required>
        <TextInput defaultValue="16.8" />
      </Field>,
    );
    const input = screen.getByLabelText('Annual pay');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-required')).toBe('true');
    expect(description(input)).toBe('Too low. In rupees');
  });

  it('says nothing of errors when there is none', () => {
    render(
      <Field label="Annual pay" error={null}>
        <TextInput />
      </Field>,
    );
    const input = screen.getByLabelText('Annual pay');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });

  it('offers the fix of an error with one tap', async () => {
    const fixed: string[] = [];
    render(
      <Field label="Annual pay" error="Too low." fix={{ label: 'Use ₹16,80,000', onFix: () => fixed.push('once') }}>
        <TextInput />
      </Field>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Use ₹16,80,000' }));
    expect(fixed).toEqual(['once']);
  });

  it('announces the counter only near its limit', () => {
    const { rerender } = render(
      <Field label="Title" counter={<CharacterCounter used={10} limit={150} />}>
        <TextInput />
      </Field>,
    );
    expect(screen.getByRole('status').textContent).toBe('');
    rerender(
      <Field label="Title" counter={<CharacterCounter used={149} limit={150} />}>
        <TextInput />
      </Field>,
    );
    expect(screen.getByRole('status').textContent).toBe('1 character left');
    expect(screen.getByText('149/150')).toBeTruthy();
  });

  it('is a named group round radio cards, with its error', async () => {
    const picked: string[] = [];
    render(
      <Field group label="Career status" error="Choose one to go on.">
        <RadioCards
          options={[
            { value: 'working', label: 'Working', hint: 'Full-time' },
            { value: 'student', label: 'Student' },
          ]}
          value={null}
          onSelect={(value) => picked.push(value)}
        />
      </Field>,
    );
    const group = screen.getByRole('group', { name: 'Career status' });
    expect(description(group)).toBe('Choose one to go on.');
    // On a phone, text below the last card is out of sight.
    const [error, first] = [screen.getByText('Choose one to go on.'), screen.getAllByRole('radio')[0]];
    expect(error.compareDocumentPosition(first as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(screen.getByRole('radio', { name: /Student/ }));
    expect(picked).toEqual(['student']);
  });
});

function TextAreaSample() {
  const [text, setText] = useState('');
  return (
    <Field label="Post">
      <TextArea value={text} onValueChange={setText} />
    </Field>
  );
}

describe('TextArea', () => {
  it('hands the new text on and gives its copy to the growing box', async () => {
    render(<TextAreaSample />);
    const area = screen.getByLabelText('Post');
    await userEvent.type(area, 'Two{Enter}lines');
    expect(area.parentElement?.getAttribute('data-value')).toBe('Two\nlines');
  });
});

describe('Select', () => {
  it('shows the placeholder until something is chosen, and answers with the value', async () => {
    const chosen: string[] = [];
    render(
      <Field label="City">
        <Select
          options={[
            { value: 'blr', label: 'Bengaluru' },
            { value: 'pnq', label: 'Pune' },
          ]}
          value={null}
          onValueChange={(value) => chosen.push(value)}
          placeholder="Pick a city"
        />
      </Field>,
    );
    const select = screen.getByRole('combobox', { name: 'City' });
    expect(screen.getByRole('option', { name: 'Pick a city', selected: true })).toBeTruthy();
    await userEvent.selectOptions(select, 'Pune');
    expect(chosen).toEqual(['pnq']);
  });
});
