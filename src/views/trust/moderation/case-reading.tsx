import { useEffect, useRef } from 'react';
import { ruleById } from '@/core/kernel/moderated/moderation-rules.rules';
import type { ClaimedCase, ItemLabel } from '@/core/trust/moderation/case';
import { moderationMessages } from '@/core/trust/moderation/moderation-messages';
import type { CaseLoss } from '@/stores/trust/moderation/moderation.store';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';

export interface CaseReadingProps {
  readonly claimed: ClaimedCase;
  /** Null while the case can be decided. */
  readonly lost: CaseLoss | null;
  readonly words: readonly string[];
}

/** Takes the focus when it loads. */
export function CaseReading({ claimed, lost, words }: CaseReadingProps) {
  const { case: entry, isLive, title, context, parts, findings, reports, path } = claimed;
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);
  return (
    <div ref={top} tabIndex={-1}>
      <Section title={messages.inHand(moderationMessages.kinds[entry.kind], entry.place)}>
        {lost === 'elsewhere' ? null : <p className="meta mb-4">{readersOf(isLive, lost)}</p>}
        {context === null ? null : (
          <blockquote className="text-ink-2 mb-4">
            <span className="meta">{messages.answersTo}</span>
            <p className="case-part">{context}</p>
          </blockquote>
        )}
        {title === null ? null : (
          <h3 className="h3">
            <MarkedText text={title} words={words} />
          </h3>
        )}
        {parts.map(({ label, text }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names, and two may say the same
          <div key={place} className={isFirstOf(parts, place) ? 'mt-3' : 'mt-2'}>
            {isFirstOf(parts, place) ? <h4 className="meta">{moderationMessages.labels[label]}</h4> : null}
            <Part label={label} text={text} words={words} />
          </div>
        ))}
        {findings.length === 0 ? null : (
          <div className="mt-4">
            <h3 className="strong">{messages.found}</h3>
            <ul className="grid gap-1 list-disc ps-5">
              {findings.map(({ rule, note, words: said }) => (
                <li key={`${rule} ${note} ${said.join(' ')}`}>
                  {note}
                  <span className="meta"> {ruleById(rule).title}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
        {reports.length === 0 ? null : (
          <div className="mt-4">
            <h3 className="strong">{messages.reported}</h3>
            <ul className="grid gap-1 list-disc ps-5">
              {reports.map(({ reason, details }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: reports have no names, and two may say the same
                <li key={place}>
                  {messages.reasons[reason]}
                  {details === null ? null : <span className="text-ink-2">: {details}</span>}
                </li>
              ))}
            </ul>
          </div>
        )}
        <CaseLetters claimed={claimed} />
        <TextLink to={path} look="block" className="mt-3">
          {messages.openPage}
        </TextLink>
      </Section>
    </div>
  );
}

function isFirstOf(parts: ClaimedCase['parts'], place: number): boolean {
  return parts[place]?.label !== parts[place - 1]?.label;
}

function readersOf(isLive: boolean, lost: CaseLoss | null): string {
  if (lost === 'withdrawn') return messages.withdrawn;
  return isLive ? messages.live : messages.held;
}

interface PartProps {
  readonly label: ItemLabel;
  readonly text: string;
  readonly words: readonly string[];
}

function Part({ label, text, words }: PartProps) {
  if (label === 'PICTURE') return <img src={text} alt={messages.picture} loading="lazy" />;
  if (label === 'VIDEO')
    return (
      <TextLink to={text} newTab>
        {text}
      </TextLink>
    );
  return (
    <p className="read case-part">
      <MarkedText text={text} words={words} />
    </p>
  );
}

function CaseLetters({ claimed: { complaints, appeal, answer } }: { readonly claimed: ClaimedCase }) {
  return (
    <>
      {complaints.length === 0 ? null : (
        <div className="mt-4">
          <h3 className="strong">{messages.complained}</h3>
          <ul className="grid gap-1 list-disc ps-5">
            {complaints.map(({ ground, details }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: complaints have no names here, and two may say the same
              <li key={place}>
                {moderationMessages.grounds[ground]}
                <span className="text-ink-2 case-part">: {details ?? messages.noText}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {answer === null ? null : (
        <div className="mt-4">
          <h3 className="strong">{messages.answer}</h3>
          <p className="read case-part">{answer}</p>
        </div>
      )}
      {appeal === null ? null : (
        <div className="mt-4">
          <h3 className="strong">{messages.appeal}</h3>
          <p className="read case-part">{appeal}</p>
        </div>
      )}
    </>
  );
}

interface MarkedTextProps {
  readonly text: string;
  readonly words: readonly string[];
}

function MarkedText({ text, words }: MarkedTextProps) {
  const pieces = words.filter((said) => said !== '').reduce<readonly string[]>(split, [text]);
  let place = 0;
  return (
    <>
      {pieces.map((piece) => {
        const key = place;
        place += piece.length;
        return words.includes(piece) ? <mark key={key}>{piece}</mark> : piece;
      })}
    </>
  );
}

/** Splits the text so that marked words are pieces of their own. */
function split(pieces: readonly string[], words: string): readonly string[] {
  return pieces.flatMap((piece) => piece.split(words).flatMap((part, index) => (index === 0 ? [part] : [words, part])));
}
