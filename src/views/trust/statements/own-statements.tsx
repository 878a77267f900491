import { observer } from 'mobx-react-lite';
import { formatDate } from '@/core/kernel/formatting/date';
import { moderationMessages } from '@/core/trust/moderation/moderation-messages';
import type { ListedStatement } from '@/core/trust/statements/statement';
import { StatementListKey } from '@/stores/trust/statements/keys';
import { OwnListView } from '@/views/kernel/common/own-list-view';
import { useStore } from '@/views/kernel/common/use-store';
import { useUserData } from '@/views/kernel/common/use-user-data';
import { Section } from '@/views/kernel/ui/section';
import { listMessages } from './list-messages';
import { StatementReason } from './statement-reason';

/** Renders nothing for a user without statements and removals. */
export const OwnStatements = observer(function OwnStatements() {
  const statements = useStore(StatementListKey);
  useUserData(statements.load);
  if (statements.isEmpty) return null;
  return (
    <Section title={listMessages.title}>
      <OwnListView state={statements.state} texts={listMessages} onRetry={statements.load}>
        {({ items }) => (
          <ul className="rows">
            {items.map((item) => (
              <Item key={item.statementId} item={item} />
            ))}
          </ul>
        )}
      </OwnListView>
    </Section>
  );
});

function Item({ item }: { readonly item: ListedStatement }) {
  const { act, kind, place, title, createdOn } = item.statement;
  return (
    <li className="grid gap-1 py-3">
      <h3 className="strong">
        {moderationMessages.kinds[kind]}, {place}: {listMessages.acts[act]}
      </h3>
      <p className="meta">
        {title === null ? null : (
          <>
            {title}
            <span className="dot" />
          </>
        )}
        <span className="whitespace-nowrap">{formatDate(createdOn, 'day')}</span>
      </p>
      <StatementReason item={item} />
    </li>
  );
}
