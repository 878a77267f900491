import { observer } from 'mobx-react-lite';
import { MyProfileKey } from '@/stores/account/my-profile/keys';
import { SessionKey } from '@/stores/account/session/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { EditableRow } from './editable-row';
import { LineForm } from './line-form';
import { messages } from './messages';
import { PhotoRow } from './photo-row';

/** Name, address and photo of the account, which no other user sees. */
export const PrivatePart = observer(function PrivatePart() {
  const { name, details } = useStore(MyProfileKey);
  if (details.state !== 'ready') return null;
  const { email } = details.value;
  return (
    <div id="private" className="part">
      <Section title={messages.onlyYou}>
        <ul>
          <EditableRow
            label={messages.name}
            editLabel={messages.changeName}
            onEdit={name.open}
            form={
              name.isOpen ? (
                <LineForm line={name} label={messages.name} hint={messages.nameHint} autoComplete="name" />
              ) : null
            }
          >
            <b>{details.value.name}</b>
          </EditableRow>
          <li className="kv">
            <span className="kv__k">{messages.email}</span>
            <div className="kv__v">
              {email === null ? (
                <span className="meta">{messages.noEmail}</span>
              ) : (
                <>
                  {email}
                  <span className="meta block">{messages.emailHint}</span>
                </>
              )}
            </div>
          </li>
          <JobPortalRow />
          <PhotoRow photoUrl={details.value.photoUrl} />
        </ul>
      </Section>
    </div>
  );
});

const JobPortalRow = observer(function JobPortalRow() {
  const { session } = useStore(SessionKey);
  if (!session.isNaukriUser) return null;
  return (
    <li className="kv">
      <span className="kv__k">{messages.jobPortal}</span>
      <div className="kv__v">{messages.jobPortalLinked}</div>
    </li>
  );
});
