import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ANSWERS_FREQUENCIES } from '@/core/account/settings/subscription.rules';
import { PreferencesKey } from '@/stores/account/settings/keys';
import type { AllPreferences } from '@/stores/account/settings/preferences.store';
import { useStore } from '@/views/kernel/common/use-store';
import { Select } from '@/views/kernel/ui/select';
import { VisuallyHidden } from '@/views/kernel/ui/visually-hidden';
import { messages } from './messages';

export interface MessagesTableProps {
  readonly chosen: AllPreferences;
}

const KINDS = [
  { kind: 'votes', label: messages.votes, hint: undefined },
  { kind: 'commentVotes', label: messages.commentVotes, hint: undefined },
  { kind: 'comments', label: messages.comments, hint: undefined },
  { kind: 'replies', label: messages.replies, hint: undefined },
  { kind: 'mentions', label: messages.mentions, hint: messages.mentionsHint },
  { kind: 'polls', label: messages.polls, hint: messages.pollsHint },
  { kind: 'talks', label: messages.talks, hint: messages.talksHint },
  { kind: 'requests', label: messages.requests, hint: undefined },
] as const;

const ANSWERS = ANSWERS_FREQUENCIES.map((value) => ({ value, label: messages.answersRhythms[value] }));

const RHYTHMS = (['off', 'daily', 'weekly'] as const).map((value) => ({ value, label: messages.rhythms[value] }));

export const MessagesTable = observer(function MessagesTable({ chosen }: MessagesTableProps) {
  const { chooseMessage, choosePush } = useStore(PreferencesKey);
  return (
    <table className="told">
      <caption className="vh">{messages.toldCaption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{messages.toldWhat}</VisuallyHidden>
          </th>
          <th scope="col">{messages.here}</th>
          <th scope="col">{messages.push}</th>
        </tr>
      </thead>
      <tbody>
        {KINDS.map(({ kind, label, hint }) => (
          <Row key={kind} label={label} hint={hint}>
            <Tick
              label={`${label}, ${messages.here}`}
              isOn={chosen[kind]}
              onChange={(isOn) => void chooseMessage(kind, isOn)}
            />
            <Tick
              label={`${label}, ${messages.push}`}
              isOn={chosen[kind] && chosen.pushed[kind]}
              onChange={chosen[kind] ? (isOn) => void choosePush(kind, isOn) : undefined}
            />
          </Row>
        ))}
        <Row label={messages.highlights} hint={messages.highlightsHint}>
          <td>
            <Select
              aria-label={`${messages.highlights}, ${messages.here}`}
              options={RHYTHMS}
              value={chosen.highlights}
              placeholder={messages.choose}
              onValueChange={(highlights) => void chooseMessage('highlights', highlights)}
            />
          </td>
          <Tick
            label={`${messages.highlights}, ${messages.push}`}
            isOn={chosen.highlights !== 'off' && chosen.pushed.highlights}
            onChange={chosen.highlights === 'off' ? undefined : (isOn) => void choosePush('highlights', isOn)}
          />
        </Row>
      </tbody>
    </table>
  );
});

export const MailsTable = observer(function MailsTable({ chosen }: MessagesTableProps) {
  const { chooseMail } = useStore(PreferencesKey);
  return (
    <table className="told">
      <caption className="vh">{messages.mailsCaption}</caption>
      <tbody>
        <Row label={messages.answers} hint={messages.answersHint}>
          <td>
            <Select
              aria-label={`${messages.answers}, ${messages.mail}`}
              options={ANSWERS}
              value={chosen.answers}
              placeholder={messages.choose}
              onValueChange={(answers) => void chooseMail('answers', answers)}
            />
          </td>
        </Row>
        <Row label={messages.digest} hint={messages.digestHint}>
          <Tick
            label={`${messages.digest}, ${messages.mail}`}
            isOn={chosen.digest}
            onChange={(isOn) => void chooseMail('digest', isOn)}
          />
        </Row>
        <Row label={messages.safety} hint={messages.safetyHint}>
          <Tick label={`${messages.safety}, ${messages.mail}`} isOn />
        </Row>
      </tbody>
    </table>
  );
});

interface RowProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly children: ReactNode;
}

function Row({ label, hint, children }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {label}
        {hint === undefined ? null : <small>{hint}</small>}
      </th>
      {children}
    </tr>
  );
}

interface TickProps {
  readonly label: string;
  readonly isOn: boolean;
  /** Absent for a choice that cannot be changed. */
  readonly onChange?: ((isOn: boolean) => void) | undefined;
}

function Tick({ label, isOn, onChange }: TickProps) {
  return (
    <td>
      <label>
        <VisuallyHidden>{label}</VisuallyHidden>
        <input
          type="checkbox"
          checked={isOn}
          disabled={onChange === undefined}
          onChange={(event) => onChange?.(event.currentTarget.checked)}
        />
      </label>
    </td>
  );
}
