import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { SearchBoxKey } from '@/stores/research/search/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Dialog } from '@/views/kernel/ui/dialog';
import { messages } from './messages';
import { SearchBox } from './search-box';

export const SearchDialog = observer(function SearchDialog() {
  const box = useStore(SearchBoxKey);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={box.isOpen}
      onClose={box.close}
      title={messages.search}
      titleHidden
      closeLabel={messages.close}
      initialFocus={input}
    >
      <SearchBox inputRef={input} isAlwaysOpen />
    </Dialog>
  );
});
