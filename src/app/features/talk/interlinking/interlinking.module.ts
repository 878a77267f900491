import { ContainerModule } from 'inversify';
import { InterlinkingPort } from '@/core/talk/interlinking/interlinking.port';
import { PageLinksKey } from '@/stores/talk/interlinking/keys';
import { PageLinksStore } from '@/stores/talk/interlinking/page-links.store';

export const interlinkingModule = new ContainerModule(({ bind }) => {
  bind(PageLinksKey)
    .toResolvedValue((interlinking) => new PageLinksStore(interlinking), [InterlinkingPort])
    .inSingletonScope();
});
