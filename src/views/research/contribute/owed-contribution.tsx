import { observer } from 'mobx-react-lite';
import { contributionAddress } from '@/core/research/contribute/contribution-address';
import type { PromptType } from '@/core/research/contribute/prompts';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { PromptsKey } from '@/stores/research/contribute/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';

export const PromptedContribution = observer(function PromptedContribution() {
  const prompts = useStore(PromptsKey);
  const { screens } = useStore(NavigationKey);
  const { popup, asked: type } = prompts;
  if (popup === null || type === null) return null;
  const { mode } = popup;
  const href = mode === 'pending' ? screens.pathOf('MyContributions') : contributionAddress(screens, type);
  if (href === null) return null;
  return (
    <Section title={messages.owed[mode]}>
      <p className="mb-4">{mode === 'pending' ? messages.owedPending : messages.nextText[type]}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={href} tone="primary">
          {mode === 'pending' ? messages.owedChange : messages.next[type]}
        </ButtonLink>
        <NotNowButton type={type} />
      </div>
    </Section>
  );
});

export const NotNowButton = observer(function NotNowButton({ type }: { readonly type: PromptType }) {
  const prompts = useStore(PromptsKey);
  return (
    <>
      <Button tone="quiet" onClick={() => prompts.pause(type)}>
        {messages.notNow}
      </Button>
      <p className="meta w-full">{messages.notNowHint}</p>
    </>
  );
});
