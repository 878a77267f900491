import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { MAX_SEARCH_LENGTH } from '@/core/kernel/catalog/search.rules';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { SearchBoxKey } from '@/stores/research/search/keys';
import type { SearchBoxStore } from '@/stores/research/search/search-box.store';
import { useStore } from '@/views/kernel/common/use-store';
import { focusedElement } from '@/views/kernel/page/page';
import { onDocument } from '@/views/kernel/page/page-events';
import { LazyOverlay } from '@/views/kernel/shell/lazy-overlay';
import { keyPressOf } from '@/views/kernel/shortcuts/key-press';

const loadDialog = async () => (await import('./search-dialog')).SearchDialog;

/** Opens from the link to the search page once its code is loaded. */
export const SearchOverlays = observer(function SearchOverlays() {
  const box = useStore(SearchBoxKey);
  const navigation = useStore(NavigationKey);
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const link = event.target instanceof Element ? event.target.closest('a[href="/search"]') : null;
      if (!isPlain || link === null || navigation.path === '/search') return;
      event.preventDefault();
      box.open();
    };
    return onDocument('click', handleClick, true);
  }, [box, navigation]);
  const { isOpen } = box;
  useEffect(() => (isOpen ? onDocument('keydown', (event) => typeAhead(event, box), true) : undefined), [isOpen, box]);
  return <LazyOverlay isOpen={isOpen} load={loadDialog} onFailed={box.close} />;
});

/** Until the dialog has the focus, letters go to its box instead of the page's shortcuts. */
function typeAhead(event: KeyboardEvent, box: SearchBoxStore): void {
  const { key, hasModifier } = keyPressOf(event);
  if (hasModifier || event.isComposing || focusedElement()?.closest('[role="dialog"]')) return;
  if (key === 'Escape') box.close();
  else if (key === 'Enter') box.submit();
  else if (key === 'Backspace') box.type([...box.typed].slice(0, -1).join(''));
  else if (key.length === 1) box.type((box.typed + key).slice(0, MAX_SEARCH_LENGTH));
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
