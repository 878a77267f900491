import { observer } from 'mobx-react-lite';
import type { ChangeEvent } from 'react';
import { useId, useRef } from 'react';
import { needsOrderDocument } from '@/core/trust/legal/order-document.rules';
import { SummonsKey } from '@/stores/trust/legal/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Field } from '@/views/kernel/ui/field';
import { summonsMessages as messages } from './messages';

export const OrderField = observer(function OrderField() {
  const { draft, form, attach } = useStore(SummonsKey);
  const input = useRef<HTMLInputElement>(null);
  const nameId = useId();
  const isNeeded = needsOrderDocument(draft.kind);
  const handleChange = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file === undefined) return;
    const content = new Uint8Array(await file.arrayBuffer());
    currentTarget.value = '';
    attach({ name: file.name, content });
  };
  return (
    <Field
      label={messages.order}
      group
      required={isNeeded}
      hint={messages.orderHint}
      error={form.errors.order}
      {...(isNeeded ? {} : { aside: messages.optional })}
    >
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => input.current?.click()} aria-describedby={nameId}>
          {draft.order === null ? messages.chooseOrder : messages.anotherOrder}
        </Button>
        {draft.order === null ? null : <Button onClick={() => attach(null)}>{messages.removeOrder}</Button>}
        <input
          ref={input}
          type="file"
          accept="application/pdf"
          hidden
          aria-label={messages.chooseOrder}
          onChange={(event) => void handleChange(event)}
        />
        <span id={nameId} role="status" className="wrap-anywhere">
          {draft.order?.name}
        </span>
      </div>
    </Field>
  );
});
