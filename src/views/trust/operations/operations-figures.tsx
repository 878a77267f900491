import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { formatDate } from '@/core/kernel/formatting/date';
import { plural } from '@/core/kernel/formatting/plural';
import { moderationMessages } from '@/core/trust/moderation/moderation-messages';
import type { Operations, RepeatedTask } from '@/core/trust/operations/operations';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';

export interface OperationsFiguresProps {
  readonly operations: Operations;
}

export function OperationsFigures({ operations }: OperationsFiguresProps) {
  const { processes, tasks, mails, notices, queue, errors, visitors } = operations;
  return (
    <>
      {needsNobody(operations) ? <EmptyState title={messages.nothing}>{messages.nothingText}</EmptyState> : null}
      <LateCases queue={queue} />
      <Tasks tasks={tasks} />
      <Mails mails={mails} />
      <Notices notices={notices} />
      <Errors errors={errors} />
      <Visitors visitors={visitors} />
      <Processes processes={processes} />
    </>
  );
}

function needsNobody({ processes, tasks, mails, notices, queue }: Operations): boolean {
  return (
    queue.every(({ overdue }) => overdue === 0) &&
    tasks.every(({ state }) => state === 'good') &&
    mails.failing + mails.unmade + notices.unmailed + notices.ofThreeDays === 0 &&
    !processes.haveFilesApart
  );
}

function LateCases({ queue }: Pick<Operations, 'queue'>) {
  const late = queue.filter(({ overdue }) => overdue > 0);
  const way = (
    <TextLink to="/moderation" look="block">
      {messages.queueLink}
    </TextLink>
  );
  if (late.length === 0)
    return (
      <Quiet title={messages.queue} way={way}>
        {messages.queueNone}
      </Quiet>
    );
  return (
    <Section title={messages.queue}>
      <ul className="rows">
        {late.map(({ kind, open, overdue }) => (
          <Row key={kind} label={moderationMessages.kinds[kind]}>
            {plural(overdue, messages.late)} {plural(open, messages.open)}
          </Row>
        ))}
      </ul>
      <Advice>{messages.queueText}</Advice>
      {way}
    </Section>
  );
}

const BY_URGENCY = { late: 0, failing: 1, good: 2 } satisfies Record<RepeatedTask['state'], number>;

function Tasks({ tasks }: Pick<Operations, 'tasks'>) {
  const sorted = tasks.toSorted((one, other) => BY_URGENCY[one.state] - BY_URGENCY[other.state]);
  const bad = sorted.filter(({ state }) => state !== 'good');
  const good = sorted.slice(bad.length);
  return (
    <Section title={messages.tasks}>
      {bad.length > 0 ? <Advice>{messages.tasksText}</Advice> : null}
      {sorted.length === 0 ? <p className="text-ink-2">{messages.tasksNone}</p> : null}
      <TaskRows tasks={bad} />
      {good.length === 0 ? null : (
        <details>
          <summary className="py-3">{plural(good.length, messages.goodTasks)}</summary>
          <TaskRows tasks={good} />
        </details>
      )}
    </Section>
  );
}

function TaskRows({ tasks }: Pick<Operations, 'tasks'>) {
  if (tasks.length === 0) return null;
  return (
    <ul className="rows">
      {tasks.map(({ name, state, succeededAt }) => (
        <Row key={name} label={name} strong={state !== 'good'}>
          {state === 'good' ? null : `${messages.taskStates[state]}, `}
          {succeededAt === null ? messages.neverGood : messages.lastGood(formatDate(succeededAt, 'moment'))}
        </Row>
      ))}
    </ul>
  );
}

function Mails({ mails: { failing, unmade } }: Pick<Operations, 'mails'>) {
  if (failing + unmade === 0) return <Quiet title={messages.mails}>{messages.mailsNone}</Quiet>;
  return (
    <Section title={messages.mails}>
      {failing > 0 ? <Matter said={plural(failing, messages.failing)}>{messages.failingText}</Matter> : null}
      {unmade > 0 ? <Matter said={plural(unmade, messages.unmade)}>{messages.unmadeText}</Matter> : null}
    </Section>
  );
}

function Notices({ notices: { unmailed, ofThreeDays } }: Pick<Operations, 'notices'>) {
  if (unmailed + ofThreeDays === 0) return <Quiet title={messages.notices}>{messages.noticesNone}</Quiet>;
  return (
    <Section title={messages.notices}>
      {ofThreeDays > 0 ? (
        <Matter said={plural(ofThreeDays, messages.ofThreeDays)}>{messages.ofThreeDaysText}</Matter>
      ) : null}
      {unmailed > 0 ? <Matter said={plural(unmailed, messages.unmailed)}>{messages.unmailedText}</Matter> : null}
    </Section>
  );
}

function Errors({ errors }: Pick<Operations, 'errors'>) {
  if (errors.length === 0) return <Quiet title={messages.errors}>{messages.errorsNone}</Quiet>;
  return (
    <Section title={messages.errors}>
      <Advice>{messages.errorsText}</Advice>
      <ul className="rows">
        {errors.map(({ version, screen, kind, reports }) => (
          <Row key={`${version} ${screen} ${kind}`} label={messages.errorOf(screen, kind)}>
            {plural(reports, messages.reports)}, {messages.version(version)}
          </Row>
        ))}
      </ul>
    </Section>
  );
}

function Visitors({ visitors }: Pick<Operations, 'visitors'>) {
  if (visitors.length === 0)
    return (
      <Section thin title={messages.visitors}>
        <Advice>{messages.visitorsNone}</Advice>
      </Section>
    );
  return (
    <Section title={messages.visitors}>
      <Advice>{messages.visitorsText}</Advice>
      <ul className="rows">
        {visitors.map(({ day, kind, name, visitors: count }) => (
          <Row key={`${day} ${kind} ${name}`} label={messages.visited[kind](name)}>
            {plural(count, messages.visitorCount)}, {formatDate(day, 'day')}
          </Row>
        ))}
      </ul>
    </Section>
  );
}

function Processes({ processes: { count, withTasks, versions, haveFilesApart } }: Pick<Operations, 'processes'>) {
  return (
    <Section title={messages.processes}>
      <p className="num">
        {count === 0
          ? messages.processNone
          : `${plural(count, messages.processCount)}, ${messages.versions(versions.join(', '))}`}
      </p>
      {versions.length > 1 ? <Advice>{messages.versionsText}</Advice> : null}
      {count > 0 && withTasks === 0 ? <Advice>{messages.withoutTasks}</Advice> : null}
      {haveFilesApart ? <Advice>{messages.filesApart}</Advice> : null}
    </Section>
  );
}

interface QuietProps {
  readonly title: string;
  readonly children: string;
  readonly way?: ReactNode;
}

/** A section with nothing to do, in one line. */
function Quiet({ title, children, way }: QuietProps) {
  return (
    <Section thin title={title}>
      <p className="flex items-center gap-2 text-ink-2">
        <Check size={18} className="flex-none" aria-hidden="true" />
        {children}
      </p>
      {way}
    </Section>
  );
}

function Row(props: { readonly label: string; readonly strong?: boolean; readonly children: ReactNode }) {
  const { label, strong = false, children } = props;
  return (
    <li className="flex flex-wrap justify-between gap-x-4 py-2">
      <span className={strong ? 'strong' : ''}>{label}</span>
      <span className="meta num">{children}</span>
    </li>
  );
}

function Matter({ said, children }: { readonly said: string; readonly children: ReactNode }) {
  return (
    <div>
      <p className="strong num">{said}</p>
      <Advice>{children}</Advice>
    </div>
  );
}

function Advice({ children }: { readonly children: ReactNode }) {
  return <p className="text-ink-2">{children}</p>;
}
