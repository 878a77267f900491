import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { withPage } from '@/core/kernel/common/page-address';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { InterviewsKey } from '@/stores/research/interviews/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { PageLinks } from '@/views/kernel/filters/page-links';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { InterviewStates } from './interview-states';
import { messages } from './messages';
import { QuestionList } from './question-list';

export interface QuestionsPartProps {
  readonly withCompany?: boolean;
  readonly empty?: string;
  readonly emptyAction?: ReactNode;
  readonly notFound?: string;
}

export const QuestionsPart = observer(function QuestionsPart({
  withCompany = false,
  empty = messages.noQuestions,
  emptyAction,
  notFound = messages.roleNotFound,
}: QuestionsPartProps) {
  const store = useStore(InterviewsKey);
  const { address } = useStore(NavigationKey);
  return (
    <InterviewStates
      state={store.questionsState}
      onRetry={() => void store.retry()}
      notFound={{ title: notFound, text: messages.roleNotFoundHint }}
    >
      {({ items, page, limit, total, anyDesignation }) =>
        items.length === 0 ? (
          <EmptyState
            title={total === 0 ? empty : messages.pageBehind}
            action={total === 0 ? emptyAction : <ButtonLink to={withPage(address, 1)}>{messages.firstPage}</ButtonLink>}
          />
        ) : (
          <div>
            <QuestionList
              questions={items}
              start={(page - 1) * limit}
              withCompany={withCompany}
              countedFor={anyDesignation ? null : (store.summary?.designation?.name ?? null)}
            />
            <PageLinks page={page} limit={limit} total={total} hrefOf={(one) => withPage(address, one)} />
          </div>
        )
      }
    </InterviewStates>
  );
});
