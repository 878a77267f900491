import type { Screen } from '@/app/feature';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { BrandKey, OthersHostsKey } from '@/stores/kernel/shell/keys';
import { LegalContactsKey } from '@/stores/trust/legal/keys';
import { legalFactsOf } from '@/views/trust/legal/legal-facts';
import { LegalTextScreen } from '@/views/trust/legal/legal-text-screen';
import { legalTexts } from '@/views/trust/legal/legal-texts';

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

function withoutLinks(text: string): string {
  return text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1');
}
