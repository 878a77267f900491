import { observer } from 'mobx-react-lite';
import { reviewTextOf } from '@/core/research/contribute/review-form';
import { ReviewFormKey } from '@/stores/research/contribute/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { ReviewBody, ReviewRating } from '../cards/review-body';
import { reviewTitleOf } from '../cards/review-facts';
import { PreviewFrame } from './preview-frame';
import { messages } from './review-messages';

export const ReviewPreview = observer(function ReviewPreview() {
  const { values, form } = useStore(ReviewFormKey);
  if (!form.isValid) return null;
  const review = reviewTextOf(values);
  return (
    <PreviewFrame note={messages.previewNote}>
      <article className="rvc">
        <div className="rvc__head">
          <ReviewRating rating={review.rating} />
          <h3 className="h3">{reviewTitleOf(review)}</h3>
        </div>
        <ReviewBody review={review} />
      </article>
    </PreviewFrame>
  );
});
