import type { ChangeEvent } from 'react';
import { useLayoutEffect, useRef } from 'react';
import type { TextInputProps } from './text-input';
import { TextInput } from './text-input';

export interface GroupedInputProps
  extends Omit<TextInputProps, 'onValueChange' | 'onChange' | 'onBlur' | 'value' | 'ref'> {
  readonly value: string;
  readonly onType: (typed: string) => void;
  readonly onSettle: () => void;
}

const DIGIT = /\p{Nd}/u;

/** Groups digits while the user types, and keeps the caret before the same digit. */
export function GroupedInput({ value, onType, onSettle, ...rest }: GroupedInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const digitsAfterCaret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (digitsAfterCaret.current === null) return;
    const caret = caretBefore(value, digitsAfterCaret.current);
    digitsAfterCaret.current = null;
    // Skips the caret after the last digit, where it is right already. Setting a selection forces layout.
    if (input.current?.selectionStart !== caret) input.current?.setSelectionRange(caret, caret);
  }, [value]);
  const handleChange = ({
    currentTarget: { value: typed, selectionStart },
    nativeEvent,
  }: ChangeEvent<HTMLInputElement>) => {
    digitsAfterCaret.current = digitsIn(typed.slice(selectionStart ?? typed.length));
    onType(typed);
    if (nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste') onSettle();
  };
  return <TextInput {...rest} ref={input} autoComplete="off" value={value} onChange={handleChange} onBlur={onSettle} />;
}

function digitsIn(text: string): number {
  return [...text].filter((character) => DIGIT.test(character)).length;
}

function caretBefore(text: string, digits: number): number {
  let left = digits;
  for (let place = text.length; place > 0; place -= 1) {
    if (left === 0) return place;
    if (DIGIT.test(text.charAt(place - 1))) left -= 1;
  }
  return 0;
}
