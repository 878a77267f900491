import { observer } from 'mobx-react-lite';
import { formatDate, formatMonth } from '@/core/kernel/formatting/date';
import { isRemoval } from '@/core/trust/moderation/decisions.rules';
import { moderationMessages } from '@/core/trust/moderation/moderation-messages';
import type { Statement } from '@/core/trust/statements/statement';
import { SessionKey } from '@/stores/account/session/keys';
import { StatementKey } from '@/stores/trust/statements/keys';
import { LoginGate } from '@/views/account/session/login-gate';
import { LoadView } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { useUserData } from '@/views/kernel/common/use-user-data';
import { OwnPlaces } from '@/views/kernel/shell/own-places';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { TextLink } from '@/views/kernel/ui/text-link';
import { GrievancesAside } from '../legal/grievances-aside';

import { messages } from './messages';
import { ReplyPart } from './reply-part';

export const StatementScreen = observer(function StatementScreen() {
  const { isLoggedIn } = useStore(SessionKey);
  const statement = useStore(StatementKey);
  useUserData(statement.load);
  return (
    <ScreenFrame places={<OwnPlaces />} aside={<GrievancesAside />}>
      {isLoggedIn ? (
        <Loaded />
      ) : (
        <Section level={1} title={messages.title}>
          <LoginGate title={messages.gate} />
        </Section>
      )}
    </ScreenFrame>
  );
});

const Loaded = observer(function Loaded() {
  const statement = useStore(StatementKey);
  if (statement.isUnknown) {
    return (
      <div className="hang">
        <EmptyState level={1} title={messages.unknownTitle}>
          {messages.unknownText}
        </EmptyState>
      </div>
    );
  }
  return (
    <LoadView state={statement.state} texts={messages} onRetry={statement.load} skeleton={<Skeleton />}>
      {(value) => <Parts statement={value} />}
    </LoadView>
  );
});

function Parts({ statement }: { readonly statement: Statement }) {
  const { act, kind, place, title, words, rule, version, origin, createdOn, reply } = statement;
  const isAsked = act === 'ASKED';
  return (
    <>
      <Section level={1} title={isAsked ? messages.askedTitle : messages.title}>
        <p className="meta">{messages.of(formatDate(createdOn, 'day'))}</p>
      </Section>
      <Section title={messages.happened}>
        <p className="read">{messages.happenedTo(moderationMessages.kinds[kind], place, messages.acts[act])}</p>
        {title === null ? null : <p className="strong mt-3">{title}</p>}
      </Section>
      {isRemoval(act) ? (
        <Section title={messages.words}>
          {words.length === 0 ? <p className="text-ink-2">{messages.wholeText}</p> : null}
          <ul className="list-disc ps-5">
            {words.map((said) => (
              <li key={said}>
                <mark>{said}</mark>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {isAsked ? null : (
        <Section title={messages.rule}>
          {rule === null ? (
            <p className="text-ink-2">{messages.noRule}</p>
          ) : (
            <>
              <p className="strong">{messages.ruleOf(rule.number, rule.title)}</p>
              <p className="meta">{messages.wording(formatMonth(version))}</p>
              <p className="read">{rule.wording}</p>
            </>
          )}
        </Section>
      )}
      <Section title={isAsked ? messages.askedBegan : messages.began}>
        <p className="read">{isAsked ? messages.askedBy : `${messages.beganBy[origin]} ${messages.decidedBy}`}</p>
      </Section>
      <ReplyPart act={act} reply={reply} />
      <Section title={messages.canDo}>
        {isRemoval(act) ? (
          <div className="read grid gap-3">
            <p>{messages.change}</p>
            <p>{messages.complain}</p>
            <TextLink to="/legal/grievances" look="block">
              {messages.complainLink}
            </TextLink>
            <p>{messages.further}</p>
          </div>
        ) : (
          <p className="text-ink-2">{isAsked ? onAsked(reply.isOpen) : messages.nothingToDo}</p>
        )}
      </Section>
    </>
  );
}

const onAsked = (isOpen: boolean): string => (isOpen ? messages.ifAsked : messages.afterAnswer);
