import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { AnswerPage } from '@/core/kernel/moderated/employer-answer';
import { isWithdrawn } from '@/core/kernel/moderated/employer-answer';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { AnsweringKey, ShownAnswerKey } from '@/stores/research/employer-answers/keys';
import { LoadView } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { OwnPlaces } from '@/views/kernel/shell/own-places';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { TextLink } from '@/views/kernel/ui/text-link';
import { ReportButton } from '@/views/trust/reports/report-button';
import { AnswerForm } from './answer-form';
import { AnswerBody } from './employer-answer-part';
import { messages } from './messages';

export const AnswerScreen = observer(function AnswerScreen() {
  const store = useStore(ShownAnswerKey);
  return (
    <ScreenFrame places={<OwnPlaces />} aside={null}>
      {store.isUnknown ? (
        <div className="hang">
          <EmptyState level={1} title={messages.title}>
            {messages.gone}
          </EmptyState>
        </div>
      ) : (
        <LoadView
          state={store.state}
          texts={messages}
          onRetry={store.load}
          skeleton={
            <>
              <Skeleton shape="title" width="third" />
              <Skeleton />
            </>
          }
        >
          {(page) => <Shown page={page} />}
        </LoadView>
      )}
    </ScreenFrame>
  );
});

const Shown = observer(function Shown({ page: { kind, company, answer, canReply } }: { readonly page: AnswerPage }) {
  const { screens } = useStore(NavigationKey);
  const address = screens.addressOf('CompanyOverview', { urlName: company.urlName });
  return (
    <Section level={1} title={messages.from(company.name)}>
      <p className="meta">{messages.about[kind]}</p>
      <AnswerBody answer={answer} />
      {canReply ? <Reply answerId={answer.answerId} /> : null}
      <div className="acts">
        {address === null ? null : (
          <TextLink to={address} look="plain" className="act">
            {messages.toCompany(company.name)}
          </TextLink>
        )}
        {isWithdrawn(answer) ? null : <ReportButton type="answer" id={answer.answerId} />}
      </div>
    </Section>
  );
});

const Reply = observer(function Reply({ answerId }: { readonly answerId: string }) {
  const answering = useStore(AnsweringKey);
  const { load } = useStore(ShownAnswerKey);
  const { open } = answering;
  useEffect(() => open({ to: 'answer', answerId }), [open, answerId]);
  if (!answering.isOpenFor({ to: 'answer', answerId })) return null;
  return <AnswerForm label={messages.replyField} hint={messages.replyHint} onSent={load} />;
});
