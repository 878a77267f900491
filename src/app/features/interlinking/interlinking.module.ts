import { ContainerModule } from 'inversify';
import { InterlinkingPort } from '@/core/interlinking/interlinking.port';
import { PageLinksKey } from '@/stores/interlinking/keys';
import { PageLinksStore } from '@/stores/interlinking/page-links.store';

export const interlinkingModule = new ContainerModule(({ bind }) => {
  bind(PageLinksKey)
    .toResolvedValue((interlinking) => new PageLinksStore(interlinking), [InterlinkingPort])
    .inSingletonScope();
});
