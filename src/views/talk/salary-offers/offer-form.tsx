import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { useEffect } from 'react';
import type { StockType } from '@/core/kernel/common/stock.rules';
import { STOCK_NAMES, VESTING_NAMES } from '@/core/kernel/common/stock-names';
import { payInLakh } from '@/core/research/salaries/pay-text';
import { roundedOfferOf } from '@/core/talk/salary-offers/kept-offer.rules';
import type { AmountField, OfferDraft } from '@/core/talk/salary-offers/offer-draft';
import { offerFormOf } from '@/core/talk/salary-offers/offer-draft';
import { yearlyTotalOf } from '@/core/talk/salary-offers/saved-offers';
import { OffersEditorKey } from '@/stores/talk/salary-offers/keys';
import { useFirstErrorFocus } from '@/views/kernel/common/use-first-error-focus';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Checkbox } from '@/views/kernel/ui/checkbox';
import { Field } from '@/views/kernel/ui/field';
import { Select } from '@/views/kernel/ui/select';
import { TextInput } from '@/views/kernel/ui/text-input';
import { messages } from './editor-messages';

export interface OfferFormProps {
  readonly draft: OfferDraft;
}

/** The offer's fields inside the composer's form. Enter saves the offer, not the post. */
export const OfferForm = observer(function OfferForm({ draft }: OfferFormProps) {
  const store = useStore(OffersEditorKey);
  const { form, config } = store;
  const root = useFirstErrorFocus<HTMLFieldSetElement>(form.refusals);
  useEffect(() => root.current?.querySelector('input')?.focus(), [root]);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void store.save();
  };
  const line = (field: 'companyName' | 'designation' | 'city', label: string, hint?: string) => (
    <Field label={label} error={form.errors[field]} hint={hint} required>
      <TextInput
        autoComplete="off"
        value={draft[field]}
        readOnly={form.isSubmitting}
        onValueChange={(value) => store.change({ [field]: value })}
        onBlur={() => form.leave(field)}
      />
    </Field>
  );
  const amount = (field: AmountField, label: string, unit: string, error?: string) => (
    <Field label={label} error={error} hint={keptHint(draft, field)} required={field === 'fixed'}>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        before="₹"
        after={unit}
        value={draft[field]}
        readOnly={form.isSubmitting}
        onValueChange={(value) => store.changeAmount(field, value)}
      />
    </Field>
  );
  const { stockType } = draft;
  return (
    <fieldset ref={root} className="offerform" onKeyDown={handleKeyDown}>
      <legend className="strong">{draft.id === null ? messages.newOffer : messages.changeOffer}</legend>
      {line('companyName', messages.company, messages.companyHint)}
      {line('designation', messages.designation)}
      {line('city', messages.city)}
      {amount('fixed', messages.fixed, messages.aYear, form.errors.fixed)}
      {amount('variable', messages.variable, messages.aYear)}
      {amount('joiningBonus', messages.joiningBonus, messages.once)}
      <Field label={messages.stock}>
        <Select
          options={[
            { value: 'NONE', label: messages.noStock },
            ...config.stockTypes.map((type) => ({ value: type, label: STOCK_NAMES[type] })),
          ]}
          value={stockType ?? 'NONE'}
          placeholder={messages.noStock}
          onValueChange={(value) => store.change({ stockType: stockTypeOf(value, config.stockTypes) })}
        />
      </Field>
      {stockType === null ? null : (
        <>
          {amount('stockValue', messages.stockValue, messages.inAll, form.errors.stockValue)}
          <Field label={messages.vesting}>
            <Select
              options={config.vestingPeriods.map((period) => ({ value: period, label: VESTING_NAMES[period] }))}
              value={draft.vestingPeriod}
              placeholder={messages.vesting}
              onValueChange={(vestingPeriod) => store.change({ vestingPeriod })}
            />
          </Field>
        </>
      )}
      <Checkbox
        className="offerform__wide"
        label={messages.earnNow}
        checked={draft.currentSalary}
        onCheckedChange={(currentSalary) => store.change({ currentSalary })}
      />
      <OfferTotal draft={draft} />
      <div className="offerform__wide offerform__b">
        <Button busy={form.isSubmitting} onClick={() => void store.save()}>
          {draft.id === null ? messages.save : messages.saveChange}
        </Button>
        <Button tone="quiet" disabled={form.isSubmitting} onClick={store.closeForm}>
          {messages.cancel}
        </Button>
      </div>
    </fieldset>
  );
});

/** Returns null if the typed amount is stored unchanged. */
function keptHint(draft: OfferDraft, field: AmountField): string | null {
  const typed = offerFormOf(draft);
  const kept = roundedOfferOf(typed);
  if (field === 'stockValue') return hintOf(typed.stock?.value ?? 0, kept.stock?.value ?? 0);
  return hintOf(typed[field], kept[field]);
}

function hintOf(typed: number, kept: number): string | null {
  return typed === kept ? null : messages.kept(payInLakh(kept));
}

function OfferTotal({ draft }: OfferFormProps) {
  const offer = roundedOfferOf(offerFormOf(draft));
  return (
    <p className="offerform__wide offerform__t num">
      <span className="meta">{messages.total}</span>
      <output>{payInLakh(yearlyTotalOf(offer))}</output>
      {offer.joiningBonus === 0 ? null : (
        <span className="meta">{messages.onceLeftOut(payInLakh(offer.joiningBonus))}</span>
      )}
    </p>
  );
}

function stockTypeOf(value: string, types: readonly StockType[]): StockType | null {
  return types.find((type) => type === value) ?? null;
}
