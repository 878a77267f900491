import { LegalContactsKey } from '@/stores/legal/keys';
import { NavigationKey } from '@/stores/navigation/keys';
import { BrandKey, OthersHostsKey } from '@/stores/shell/keys';
import { legalFactsOf } from '@/views/legal/legal-facts';
import { LegalTextScreen } from '@/views/legal/legal-text-screen';
import { legalTexts } from '@/views/legal/legal-texts';
import type { Screen } from '../../feature';

/** Any page that is text; the current screen's name says which. */
export const textScreen: Screen = {
  View: LegalTextScreen,
  load: (container) => container.get(LegalContactsKey).load(),
  page: (container) => {
    const { match } = container.get(NavigationKey);
    const text = legalTexts.get(match?.screen ?? '');
    if (text === undefined) return null;
    const { title, lead } = text(
      legalFactsOf(container.get(BrandKey), container.get(LegalContactsKey).contacts, container.get(OthersHostsKey)),
    );
    return { title: `${title} · {brand}`, description: withoutLinks(lead) };
  },
};

/** A text of a messages file as a document's head may have it. */
function withoutLinks(text: string): string {
  return text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1');
}
