import { observer } from 'mobx-react-lite';
import { plural } from '@/core/kernel/formatting/plural';
import type { AnswerCandidate, AnswerCandidates } from '@/core/talk/answer-requests/answer-request';
import { AnswerRequestsKey } from '@/stores/talk/answer-requests/keys';
import { PersonAvatar } from '@/views/account/profile/person-avatar';
import { LoadView } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Dialog } from '@/views/kernel/ui/dialog';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { messages } from './messages';

const EXPECTED_ROWS = [1, 2, 3, 4] as const;

export const AnswerRequestDialog = observer(function AnswerRequestDialog() {
  const requests = useStore(AnswerRequestsKey);
  return (
    <Dialog
      open={requests.postId !== null}
      onClose={requests.close}
      title={messages.title}
      description={messages.lead}
      closeLabel={messages.close}
      sheet="bottom"
      narrow
    >
      <Candidates />
    </Dialog>
  );
});

const Candidates = observer(function Candidates() {
  const requests = useStore(AnswerRequestsKey);
  return (
    <LoadView
      state={requests.candidates}
      texts={messages}
      level={3}
      onRetry={requests.retry}
      skeletonClass="grid gap-3"
      skeleton={EXPECTED_ROWS.map((row) => <Skeleton key={row} shape="row" />)}
    >
      {(found) =>
        found.candidates.length === 0 ? (
          <EmptyState level={3} title={messages.emptyTitle}>
            {messages.emptyText}
          </EmptyState>
        ) : (
          <CandidateList {...found} />
        )
      }
    </LoadView>
  );
});

function CandidateList({ candidates, left }: AnswerCandidates) {
  return (
    <div className="grid gap-3">
      <ul className="rows">
        {candidates.map((candidate) => (
          <Candidate key={candidate.name} candidate={candidate} mayAsk={left > 0} />
        ))}
      </ul>
      <p className="meta num" role="status">
        {left === 0 ? messages.noneLeft : plural(left, messages.left)}
      </p>
    </div>
  );
}

interface CandidateProps {
  readonly candidate: AnswerCandidate;
  readonly mayAsk: boolean;
}

const Candidate = observer(function Candidate({ candidate, mayAsk }: CandidateProps) {
  const requests = useStore(AnswerRequestsKey);
  const { name, tagline, avatarUrl, avatarBgColor, upvotes, isAsked } = candidate;
  return (
    <li className="flex items-center gap-3 py-2">
      <PersonAvatar avatarUrl={avatarUrl} color={avatarBgColor} size={30} />
      <span className="min-w-0 flex-1">
        <span className="strong">{name}</span>
        {tagline === null ? null : <span className="meta block">{tagline}</span>}
        {upvotes > 0 ? <span className="meta num block">{plural(upvotes, messages.useful)}</span> : null}
      </span>
      <Button
        aria-disabled={isAsked || !mayAsk}
        busy={requests.isSending(name)}
        aria-label={isAsked ? messages.askedName(name) : messages.askName(name)}
        onClick={isAsked || !mayAsk ? undefined : () => void requests.ask(name)}
      >
        {isAsked ? messages.asked : messages.ask}
      </Button>
    </li>
  );
});
