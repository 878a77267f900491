import { observer } from 'mobx-react-lite';
import { ratingBandOf } from '@/core/reviews/rating-words';
import { ReviewFormKey } from '@/stores/contribute/keys';
import { useStore } from '../common/use-store';
import { messages as cardMessages } from '../reviews/messages';
import { ReviewBody } from '../reviews/review-body';
import { VisuallyHidden } from '../ui/visually-hidden';
import { PreviewFrame } from './preview-frame';
import { messages } from './review-messages';

/** The review as the company's page will show it. */
export const ReviewPreview = observer(function ReviewPreview() {
  const { rating, title, likes, dislikes, aspects } = useStore(ReviewFormKey).values;
  return (
    <PreviewFrame note={messages.previewNote}>
      <article className="rvc">
        <div className="rvc__head">
          <p className={`rvc__rating rvc__rating--${ratingBandOf(rating ?? 0)}`}>
            {rating}
            <VisuallyHidden>{cardMessages.outOf5}</VisuallyHidden>
          </p>
          <h3 className="h3">{title.trim() || cardMessages.untitled(String(rating ?? ''))}</h3>
        </div>
        <ReviewBody review={{ likes: likes.trim(), dislikes: dislikes.trim(), aspects }} />
      </article>
    </PreviewFrame>
  );
});
