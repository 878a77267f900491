import { observer } from 'mobx-react-lite';
import { InterviewsKey } from '@/stores/research/interviews/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { messages } from './messages';

export const AnyRoleHint = observer(function AnyRoleHint() {
  const { summary, questionsState: state } = useStore(InterviewsKey);
  const role = summary?.designation?.name;
  return role !== undefined && state.state === 'ready' && state.value.anyDesignation && state.value.total > 0 ? (
    <p className="meta">{summary?.company == null ? messages.anyRoleEverywhere(role) : messages.anyRoleHere(role)}</p>
  ) : null;
});
