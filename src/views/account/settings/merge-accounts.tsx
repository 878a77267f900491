import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { SessionsKey } from '@/stores/account/sessions/keys';
import { AccountMergeKey } from '@/stores/account/settings/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Callout } from '@/views/kernel/ui/callout';
import { Section } from '@/views/kernel/ui/section';
import { mergeMessages as messages } from './merge-messages';

export const MergeAccounts = observer(function MergeAccounts() {
  const { methodsState } = useStore(SessionsKey);
  const isProved = methodsState.state === 'ready' && methodsState.value.provedOther;
  return isProved ? <Preview /> : null;
});

const Preview = observer(function Preview() {
  const merge = useStore(AccountMergeKey);
  const { state } = merge;
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Takes the focus when it appears, because the user has just proved the other account.
    void merge.load().then(() => part.current?.focus());
  }, [merge]);
  return (
    <Section title={messages.title}>
      {state.state === 'failed' ? <Callout>{state.failure.message}</Callout> : null}
      {state.state === 'ready' ? (
        <div ref={part} tabIndex={-1} className="grid gap-4">
          <p className="text-ink-2">{messages.lead(state.value.userName, state.value.otherUserName)}</p>
          <dl className="gone">
            {state.value.items.map(({ kind, moves, ends }) => (
              <div key={kind}>
                <dt className="strong">{messages.kinds[kind]}</dt>
                <dd>{messages.counts(moves, ends)}</dd>
              </div>
            ))}
            <div>
              <dt className="strong">{messages.ends}</dt>
              <dd>{messages.endsText}</dd>
            </div>
          </dl>
          <p className="meta">{messages.otherWay}</p>
          <Names names={state.value} />
          <MergeButton />
        </div>
      ) : null}
    </Section>
  );
});

const Names = observer(function Names({
  names,
}: {
  readonly names: Readonly<Record<'userName' | 'otherUserName', string>>;
}) {
  const merge = useStore(AccountMergeKey);
  if (names.userName === '' || names.otherUserName === '') return null;
  const ways = [
    { joins: false, label: messages.apart, hint: messages.apartHint(names.otherUserName) },
    { joins: true, label: messages.join(names.userName), hint: messages.joinHint },
  ];
  return (
    <fieldset className="grid">
      <legend className="strong">{messages.names(names.otherUserName)}</legend>
      {ways.map(({ joins, label, hint }) => (
        <label key={label} className="either">
          <input
            type="radio"
            name="merged-names"
            checked={merge.joinsNames === joins}
            onChange={() => merge.chooseNames(joins)}
          />
          <span>
            {label}
            <small className="meta">{hint}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
});

/** Asks for confirmation. Escape and "Keep them apart" return the focus to the button. */
const MergeButton = observer(function MergeButton() {
  const merge = useStore(AccountMergeKey);
  const [isAsking, setAsking] = useState(false);
  const act = useRef<HTMLButtonElement>(null);
  const yes = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (isAsking) yes.current?.focus();
    else if (wasAsking.current) act.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (!isAsking)
    return (
      <div className="flex">
        <Button ref={act} onClick={() => setAsking(true)}>
          {messages.act}
        </Button>
      </div>
    );
  return (
    <fieldset
      onKeyDown={({ key }) => {
        if (key === 'Escape' && !merge.isMerging) setAsking(false);
      }}
    >
      <legend className="strong">{messages.sure}</legend>
      <div className="flex flex-wrap gap-3 mt-3">
        <Button ref={yes} tone="danger" busy={merge.isMerging} onClick={() => void merge.merge()}>
          {merge.isMerging ? messages.merging : messages.yes}
        </Button>
        <Button tone="quiet" disabled={merge.isMerging} onClick={() => setAsking(false)}>
          {messages.no}
        </Button>
      </div>
    </fieldset>
  );
});
