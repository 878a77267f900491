import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { PreferencesKey } from '@/stores/account/settings/keys';
import type { AllPreferences } from '@/stores/account/settings/preferences.store';
import { LoadView } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { messages } from './messages';
import { MailsTable } from './messages-table';

interface PreferencesViewProps {
  readonly children: (chosen: AllPreferences) => ReactNode;
}

export const PreferencesView = observer(function PreferencesView({ children }: PreferencesViewProps) {
  const preferences = useStore(PreferencesKey);
  return (
    <LoadView
      state={preferences.state}
      texts={messages}
      onRetry={preferences.load}
      skeletonClass="grid gap-4 py-3"
      skeleton={
        <>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </>
      }
    >
      {children}
    </LoadView>
  );
});

export function Mails({ chosen }: { readonly chosen: AllPreferences }) {
  return (
    <Section title={messages.mail}>
      <MailsTable chosen={chosen} />
      <p className="meta mt-2">{messages.mailHint}</p>
    </Section>
  );
}
