import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ExperienceItem } from '@/core/account/my-profile/experience-item';
import type { PeriodInWords } from '@/core/account/my-profile/experience-period';
import type { Failure } from '@/core/kernel/common/failure';
import { LoadFailure } from '@/views/kernel/common/load-view';
import { Button } from '@/views/kernel/ui/button';
import { IconButton } from '@/views/kernel/ui/icon-button';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { SkeletonGroup } from '@/views/kernel/ui/skeleton-group';
import { useFocusBack } from './editable-row';
import { messages } from './messages';

export interface TimelineEntry {
  readonly id: string;
  readonly item: ExperienceItem;
  readonly period: PeriodInWords;
  readonly note: string | null;
  readonly isCurrent: boolean;
  readonly onEdit: () => void;
}

export interface ExperienceListProps {
  readonly anchor: string;
  readonly title: string;
  readonly empty: string;
  readonly addLabel: string;
  readonly entries: readonly TimelineEntry[] | null;
  readonly failure: Failure | null;
  /** The id of the entry in the form. Null if the entry is new, undefined if no form is open. */
  readonly editedId: string | null | undefined;
  readonly form: ReactNode;
  readonly onAdd: () => void;
  readonly onRetry: () => Promise<void>;
}

/** Lists the newest first. A form replaces its entry. */
export function ExperienceList(props: ExperienceListProps) {
  const { anchor, title, addLabel, entries, failure, editedId, form, onAdd, onRetry } = props;
  const add = useFocusBack(editedId === null);
  return (
    <div id={anchor} className="part">
      <Section
        title={title}
        action={
          entries === null || editedId === null ? null : (
            <Button
              ref={add}
              tone="quiet"
              icon={<Plus size={18} aria-hidden="true" />}
              aria-label={addLabel}
              onClick={onAdd}
            >
              {messages.add}
            </Button>
          )
        }
      >
        {failure === null ? null : (
          <LoadFailure
            level={3}
            failure={failure}
            texts={{ failedTitle: messages.listNotLoaded, tryAgain: messages.retry }}
            onRetry={onRetry}
          />
        )}
        {entries === null && failure === null ? (
          <SkeletonGroup label={messages.loading} className="grid gap-4 py-3">
            <Skeleton />
            <Skeleton />
          </SkeletonGroup>
        ) : null}
        {editedId === null ? form : null}
        {entries === null ? null : <Entries {...props} entries={entries} />}
      </Section>
    </div>
  );
}

function Entries({ entries, empty, editedId, form }: ExperienceListProps & { entries: readonly TimelineEntry[] }) {
  if (entries.length === 0) return editedId === null ? null : <p className="meta">{empty}</p>;
  return (
    <ol className="tl">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} form={entry.id === editedId ? form : null} />
      ))}
    </ol>
  );
}

interface EntryProps {
  readonly entry: TimelineEntry;
  readonly form: ReactNode;
}

const Entry = observer(function Entry({ entry, form }: EntryProps) {
  const pencil = useFocusBack(form !== null);
  const { item, period, note, isCurrent } = entry;
  if (form !== null) return <li className="tl__form">{form}</li>;
  return (
    <li className={isCurrent ? 'tl__now' : undefined}>
      <div className="tl__when num">
        {period.range}
        {period.duration === null && note === null ? null : (
          <span className="meta block">{period.duration ?? note}</span>
        )}
      </div>
      <div className="min-w-0">
        <b>{item.title}</b>
        <span className="flex items-center gap-2">
          {item.logo === null ? null : <img className="tl__logo" src={item.logo} alt="" width={20} height={20} />}
          {item.subtitle}
        </span>
      </div>
      <IconButton
        ref={pencil}
        label={messages.edit(item.title)}
        icon={<Pencil size={18} aria-hidden="true" />}
        onClick={entry.onEdit}
      />
    </li>
  );
});
