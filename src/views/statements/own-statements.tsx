import { observer } from 'mobx-react-lite';
import { formatDate } from '@/core/formatting/date';
import { moderationMessages } from '@/core/moderation/moderation-messages';
import type { ListedStatement } from '@/core/statements/statement';
import { NavigationKey } from '@/stores/navigation/keys';
import { StatementListKey } from '@/stores/statements/keys';
import { OwnListView } from '../common/own-list-view';
import { useStore } from '../common/use-store';
import { useUserData } from '../common/use-user-data';
import { Section } from '../ui/section';
import { TextLink } from '../ui/text-link';
import { listMessages } from './list-messages';

/** The decisions about the user's contributions, and the complaints that the user may answer. Nothing for a user who has neither. */
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

const Item = observer(function Item({ item: { statementId, statement } }: { readonly item: ListedStatement }) {
  const { screens } = useStore(NavigationKey);
  const { act, kind, place, title, words, rule, createdOn } = statement;
  const href = screens.addressOf('Statement', { statementId });
  return (
    <li className="grid gap-1 py-4">
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
      {rule === null ? null : <p>{listMessages.rule(rule.title, rule.wording)}</p>}
      {words.length === 0 ? null : <p>{listMessages.words(LIST.format(words.map((word) => `“${word}”`)))}</p>}
      {href === null ? null : (
        <p>
          <TextLink to={href}>{wayOn(statement)}</TextLink>
        </p>
      )}
    </li>
  );
});

function wayOn({ act, reply: { isOpen, until } }: ListedStatement['statement']): string {
  if (!isOpen) return listMessages.read;
  const day = formatDate(until, 'day');
  return act === 'ASKED' ? listMessages.answer(day) : listMessages.appeal(day);
}

const LIST = new Intl.ListFormat('en-IN');
