import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { plural } from '@/core/kernel/formatting/plural';
import type { MessageCheck, WarningSign, WarningSignKind } from '@/core/research/job-check/message-check';
import { COMMON_SIGNS, STRONG_SIGNS } from '@/core/research/job-check/message-check';
import { JobCheckKey } from '@/stores/research/job-check/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { classNames } from '@/views/kernel/ui/class-names';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';
import { WhereToReport } from './where-to-report';

/** Never says that a message is honest. */
export const CheckAnswer = observer(function CheckAnswer({ answer }: { readonly answer: MessageCheck }) {
  const { presses, lacksDomains } = useStore(JobCheckKey);
  const head = useRef<HTMLHeadingElement>(null);
  // After each click the result takes the focus and scrolls to the top, so that screen readers read it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a repeated press counts
  useEffect(() => {
    head.current?.scrollIntoView();
    head.current?.focus({ preventScroll: true });
  }, [presses]);
  const { found, notFound } = answer;
  return (
    <>
      <section className="hang grid gap-3" aria-labelledby="job-check-answer">
        <h2 ref={head} id="job-check-answer" tabIndex={-1} className="h2 job-check__head">
          {headOf(found)}
        </h2>
        {found.some(({ kind }) => STRONG_SIGNS.has(kind)) ? (
          <p>
            <TextLink to="tel:1930" look="block">
              {messages.ifPaid}
            </TextLink>
          </p>
        ) : null}
        {found.every(({ kind }) => COMMON_SIGNS.has(kind)) ? <p>{messages.noneFoundText}</p> : null}
        {lacksDomains ? <p className="meta">{messages.lacksDomains}</p> : null}
      </section>
      <Signs title={messages.found} signs={found.filter(({ kind }) => !COMMON_SIGNS.has(kind))} />
      <Section title={messages.next}>
        <ol className="job-check__points job-check__points--steps">
          {messages.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Section>
      <Signs title={messages.common} signs={found.filter(({ kind }) => COMMON_SIGNS.has(kind))} />
      <WhereToReport />
      {notFound.length === 0 ? null : (
        <Section title={messages.notFound} thin>
          <p className="text-ink-2">
            {messages.notFoundText(notFound.map((kind) => messages.signs[kind].name).join(', '))}
          </p>
        </Section>
      )}
    </>
  );
});

function headOf(found: readonly WarningSign[]): string {
  const has = (...kinds: readonly WarningSignKind[]) => found.some(({ kind }) => kinds.includes(kind));
  if (found.length === 0) return messages.noneFound;
  if (has('money', 'payTo', 'paidTasks', 'mule')) return messages.dontPay;
  if (has('secrets')) return messages.dontShare;
  if (found.some(({ kind }) => STRONG_SIGNS.has(kind))) return messages.stop;
  const rare = found.filter(({ kind }) => !COMMON_SIGNS.has(kind)).length;
  return rare === 0 ? messages.onlyCommon : plural(rare, messages.lookInto);
}

function Signs({ title, signs }: { readonly title: string; readonly signs: readonly WarningSign[] }) {
  if (signs.length === 0) return null;
  return (
    <Section title={title}>
      <ul className="rows">
        {signs.map((sign) => (
          <Sign key={sign.kind} sign={sign} />
        ))}
      </ul>
    </Section>
  );
}

function Sign({ sign: { kind, quotes, company } }: { readonly sign: WarningSign }) {
  const { found, meaning } = messages.signs[kind];
  return (
    <li className="job-check__sign">
      <h3 className={classNames('h3', STRONG_SIGNS.has(kind) && 'job-check__strong')}>{found}</h3>
      {quotes.map((quote) => (
        <blockquote key={quote} className="job-check__quote">
          {quote}
        </blockquote>
      ))}
      {company === null ? null : <p className="meta">{messages.knownOf(company.name, company.domains.join(', '))}</p>}
      <p className="text-ink-2">{meaning}</p>
    </li>
  );
}
