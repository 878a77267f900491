import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { SearchBoxKey } from '@/stores/research/search/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { onDocument } from '@/views/kernel/page/page-events';
import { LazyOverlay } from '@/views/kernel/shell/lazy-overlay';

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
  return <LazyOverlay isOpen={box.isOpen} load={loadDialog} onFailed={box.close} />;
});
