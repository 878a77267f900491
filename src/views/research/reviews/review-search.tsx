import '../cards/review-parts.css';
import '@/views/kernel/ui/fields.css';
import Search from 'lucide-react/icons/search';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { MAX_WORDS_LENGTH, REVIEW_FILTER_KEYS, reviewAddressOf } from '@/core/research/reviews/review-filters';
import { REVIEW_SORTS } from '@/core/research/reviews/review-query';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CompanyReviewsKey } from '@/stores/research/reviews/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { IconButton } from '@/views/kernel/ui/icon-button';
import { LinkTabs } from '@/views/kernel/ui/link-tabs';
import { messages } from './messages';

export interface ReviewSearchProps {
  readonly path: string;
  /** The number of reviews in words, such as "813 reviews". */
  readonly result: string;
}

/** Uses a form and links, so that both work before code loads. */
export const ReviewSearch = observer(function ReviewSearch({ path, result }: ReviewSearchProps) {
  const { selection } = useStore(CompanyReviewsKey);
  const navigation = useStore(NavigationKey);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('q');
    const text = typeof words === 'string' ? words.trim() : '';
    navigation.go(reviewAddressOf(path, { ...selection, words: text, after: null }));
  };
  return (
    <div className="rvsearch">
      <form action={path} className="rvsearch__form" onSubmit={handleSubmit}>
        {REVIEW_FILTER_KEYS.map((key) =>
          selection.chosen[key] === undefined ? null : (
            <input key={key} type="hidden" name={key} value={selection.chosen[key].join(',')} />
          ),
        )}
        {selection.sort === 'newest' ? null : <input type="hidden" name="sort" value={selection.sort} />}
        <input
          key={selection.words}
          className="input"
          type="search"
          name="q"
          maxLength={MAX_WORDS_LENGTH}
          defaultValue={selection.words}
          aria-label={messages.searchIn(result)}
          placeholder={messages.searchHint}
        />
        <IconButton type="submit" label={messages.search} icon={<Search size={18} aria-hidden="true" />} />
      </form>
      <LinkTabs
        label={messages.sortBy}
        tabs={REVIEW_SORTS.map((sort) => ({
          to: reviewAddressOf(path, { ...selection, sort, after: null }),
          label: messages.sorts[sort],
          current: sort === selection.sort,
        }))}
      />
    </div>
  );
});
