import { observer } from 'mobx-react-lite';
import { formatDate } from '@/core/kernel/formatting/date';
import type { ListedStatement } from '@/core/trust/statements/statement';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { TextLink } from '@/views/kernel/ui/text-link';
import { listMessages } from './list-messages';

export interface StatementReasonProps {
  readonly item: ListedStatement;
}

export const StatementReason = observer(function StatementReason({
  item: { statementId, statement },
}: StatementReasonProps) {
  const { screens } = useStore(NavigationKey);
  const { words, rule } = statement;
  const href = screens.addressOf('Statement', { statementId });
  return (
    <>
      {rule === null ? null : <p>{listMessages.rule(rule.title, rule.wording)}</p>}
      {words.length === 0 ? null : <p>{listMessages.words(LIST.format(words.map((word) => `“${word}”`)))}</p>}
      {href === null ? null : (
        <p>
          <TextLink to={href}>{wayOn(statement)}</TextLink>
        </p>
      )}
    </>
  );
});

function wayOn({ act, reply: { isOpen, until } }: ListedStatement['statement']): string {
  if (!isOpen) return listMessages.read;
  const day = formatDate(until, 'day');
  return act === 'ASKED' ? listMessages.answer(day) : listMessages.appeal(day);
}

const LIST = new Intl.ListFormat('en-IN');
