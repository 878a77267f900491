import BadgeCheck from 'lucide-react/icons/badge-check';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { observer } from 'mobx-react-lite';
import { payInLakh } from '@/core/research/salaries/pay-text';
import type { SavedOffer } from '@/core/talk/salary-offers/offer';
import { yearlyTotalOf } from '@/core/talk/salary-offers/saved-offers';
import { DraftKey } from '@/stores/talk/posting/keys';
import { OffersEditorKey } from '@/stores/talk/salary-offers/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Checkbox } from '@/views/kernel/ui/checkbox';
import { IconButton } from '@/views/kernel/ui/icon-button';
import { messages } from './editor-messages';

export interface SavedOfferRowProps {
  readonly offer: SavedOffer;
}

export const SavedOfferRow = observer(function SavedOfferRow({ offer }: SavedOfferRowProps) {
  const store = useStore(OffersEditorKey);
  const { isSubmitting } = useStore(DraftKey).form;
  const { companyName } = offer;
  return (
    <li className="offerlist__r">
      <Checkbox
        label={
          <>
            <span className="strong">{companyName}</span>{' '}
            <span className="meta num">
              {offer.designation}, {messages.yearly(payInLakh(yearlyTotalOf(offer)))}
              {offer.currentSalary ? `, ${messages.current.toLowerCase()}` : null}
            </span>
          </>
        }
        checked={store.chosen.includes(offer.id)}
        disabled={isSubmitting}
        onCheckedChange={() => store.toggle(offer.id)}
      />
      <div className="offerlist__b">
        {offer.currentSalary ? null : (
          <IconButton
            label={messages.markCurrent(companyName)}
            icon={<BadgeCheck size={18} aria-hidden="true" />}
            disabled={isSubmitting}
            onClick={() => void store.markCurrent(offer)}
          />
        )}
        <IconButton
          label={messages.edit(companyName)}
          icon={<Pencil size={18} aria-hidden="true" />}
          disabled={isSubmitting}
          onClick={() => store.write(offer)}
        />
        <IconButton
          label={messages.remove(companyName)}
          icon={<Trash2 size={18} aria-hidden="true" />}
          disabled={isSubmitting}
          onClick={() => void store.remove(offer)}
        />
      </div>
    </li>
  );
});
