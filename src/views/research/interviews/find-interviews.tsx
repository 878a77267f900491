import '@/views/kernel/ui/fields.css';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { MAX_SEARCH_LENGTH } from '@/core/kernel/catalog/search.rules';
import { interviewSearchOf } from '@/core/research/interviews/interview-address';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { messages } from './messages';

const FIELD = 'q';

/** Renders a form with an address, so that it works before code loads. */
export const FindInterviews = observer(function FindInterviews() {
  const navigation = useStore(NavigationKey);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(FIELD);
    navigation.go(interviewSearchOf(typeof typed === 'string' ? typed.trim() : ''));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is too new for some browsers.
    <form role="search" action="/search" onSubmit={handleSubmit} className="find-interviews">
      <input
        name={FIELD}
        type="search"
        className="input"
        maxLength={MAX_SEARCH_LENGTH}
        aria-label={messages.find}
        placeholder={messages.find}
      />
      <Button type="submit" className="flex-none">
        {messages.findAct}
      </Button>
    </form>
  );
});
