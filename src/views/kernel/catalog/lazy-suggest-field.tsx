import ChevronDown from 'lucide-react/icons/chevron-down';
import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { lazy, Suspense, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { useStore } from '../common/use-store';
import { Field } from '../ui/field';
import { TextInput } from '../ui/text-input';
import type { SuggestFieldProps } from './suggest-field';

const SuggestField = lazy(() =>
  import(/* webpackChunkName: "idle" */ './suggest-field').then(({ SuggestField: View }) => ({ default: View })),
);

type Caret = readonly [start: number | null, end: number | null];

export interface LazySuggestFieldProps extends Omit<SuggestFieldProps, 'isBegun'> {
  /** True if the screen is mainly for this field, so that its code loads immediately. */
  readonly isAwaited?: boolean;
}

/** Renders a plain text box until the code of suggestions is loaded. Text and focus are kept. */
export const LazySuggestField = observer(function LazySuggestField({
  isAwaited = false,
  ...props
}: LazySuggestFieldProps) {
  const features = useStore(FeaturesKey);
  const { hasIdle } = features;
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    if (isAwaited) void features.loadIdle();
  }, [features, isAwaited]);
  const isThere = useDeferredValue(hasIdle);
  const box = useRef<HTMLDivElement>(null);
  const caret = useRef<Caret | null>(null);
  useLayoutEffect(() => {
    const input = isThere ? box.current?.querySelector<HTMLInputElement>('[role="combobox"]') : null;
    if (!input || caret.current === null) return;
    input.focus();
    input.setSelectionRange(...caret.current);
  }, [isThere]);
  const plain = <PlainField {...props} caret={caret} onTyping={setTyping} />;
  return (
    <div ref={box}>
      <Suspense fallback={plain}>{isThere ? <SuggestField {...props} isBegun={isTyping} /> : plain}</Suspense>
    </div>
  );
});

interface PlainFieldProps extends SuggestFieldProps {
  readonly caret: RefObject<Caret | null>;
  readonly onTyping: (isTyping: boolean) => void;
}

function PlainField(props: PlainFieldProps) {
  const {
    label,
    labelHidden,
    placeholder,
    maxLength,
    text,
    onChange,
    error,
    aside,
    required = false,
    before,
    onLeave,
    caret,
    onTyping,
  } = props;
  const handleRef = (input: HTMLInputElement | null) => () => {
    const hasFocus = input !== null && input.ownerDocument.activeElement === input;
    caret.current = hasFocus ? [input.selectionStart, input.selectionEnd] : null;
  };
  return (
    <Field label={label} labelHidden={labelHidden} error={error} aside={aside} required={required}>
      <TextInput
        ref={handleRef}
        value={text}
        onValueChange={(typed) => {
          onChange(typed, null);
          onTyping(typed !== '');
        }}
        onBlur={() => {
          onTyping(false);
          onLeave?.();
        }}
        placeholder={placeholder}
        maxLength={maxLength}
        before={before}
        // Reserves the width of the button that loads with the code, without using its class, which first views lack.
        after={<ChevronDown width={32} height={18} viewBox="-17.3 0 42.7 24" aria-hidden="true" />}
        autoComplete="off"
      />
    </Field>
  );
}
