import '@/views/kernel/ui/menu.css';
import './mentions.css';
import type { ComponentProps, KeyboardEvent, RefObject, SyntheticEvent } from 'react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { PostAuthor } from '@/core/account/profile/post-author';
import { plural } from '@/core/kernel/formatting/plural';
import type { UnfinishedMention } from '@/core/talk/mentions/mention';
import { completeMention, suggestedMentions, unfinishedMentionAt } from '@/core/talk/mentions/mention';
import { PersonAvatar } from '@/views/account/profile/person-avatar';
import type { TextAreaProps } from '@/views/kernel/ui/text-area';
import { TextArea } from '@/views/kernel/ui/text-area';
import { VisuallyHidden } from '@/views/kernel/ui/visually-hidden';
import { messages } from './messages';

export interface MentionTextAreaProps extends Omit<TextAreaProps, 'ref'> {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  /** Returns the authors, latest first. Called when the user starts a name. */
  readonly seen: () => readonly PostAuthor[];
}

interface Offer {
  readonly begun: UnfinishedMention;
  readonly people: readonly PostAuthor[];
  /** The name that Enter inserts. */
  readonly active: number;
}

/**
 * Up and down choose, Enter or Tab inserts, and Escape closes only the list. While the list is open the text area is
 * its combobox.
 */
export function MentionTextArea({
  area,
  seen,
  value,
  onValueChange,
  onKeyDown,
  onBlur,
  ...rest
}: MentionTextAreaProps) {
  const listId = useId();
  const [offer, setOffer] = useState<Offer | null>(null);
  const caretAfter = useCaretAfter(area);

  const look = (text: string, caret: number | null): void => {
    const begun = caret === null || rest.readOnly ? null : unfinishedMentionAt(text, caret);
    const people = begun === null ? [] : suggestedMentions(begun.letters, seen());
    setOffer(begun === null || people.length === 0 ? null : { begun, people, active: 0 });
  };
  const take = (author: PostAuthor): void => {
    if (offer === null) return;
    const { text, caret } = completeMention(value, offer.begun, author.name);
    setOffer(null);
    caretAfter(caret);
    onValueChange(text);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const handled = offer !== null && !hasModifier(event) && onOfferKey(event.key, offer, { take, setOffer });
    if (!handled) {
      onKeyDown?.(event);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const optionId = (place: number): string => `${listId}-${place}`;
  return (
    <div className="mentions">
      <TextArea
        {...rest}
        {...(offer === null ? {} : comboboxOf(listId, optionId(offer.active)))}
        ref={area}
        value={value}
        onValueChange={(text) => {
          onValueChange(text);
          look(text, area.current?.selectionStart ?? null);
        }}
        onSelect={(event: SyntheticEvent<HTMLTextAreaElement>) => {
          // The user left the name with an arrow key or a click.
          if (offer !== null && unfinishedMentionAt(value, event.currentTarget.selectionStart)?.at !== offer.begun.at)
            setOffer(null);
        }}
        onKeyDown={handleKeyDown}
        onBlur={(event) => {
          setOffer(null);
          onBlur?.(event);
        }}
      />
      {offer === null ? null : <Names listId={listId} offer={offer} optionId={optionId} onTake={take} />}
      <VisuallyHidden live>{offer === null ? '' : plural(offer.people.length, messages.offered)}</VisuallyHidden>
    </div>
  );
}

interface NamesProps {
  readonly listId: string;
  readonly offer: Offer;
  readonly optionId: (place: number) => string;
  readonly onTake: (author: PostAuthor) => void;
}

function Names({ listId, offer, optionId, onTake }: NamesProps) {
  return (
    <div className="mentions__list" role="listbox" id={listId} aria-label={messages.names} tabIndex={-1}>
      {offer.people.map((author, place) => (
        <button
          type="button"
          tabIndex={-1}
          key={author.name}
          id={optionId(place)}
          role="option"
          aria-selected={place === offer.active}
          className="option"
          data-highlighted={place === offer.active ? '' : undefined}
          // Keeps the focus in the text.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(author)}
        >
          <PersonAvatar avatarUrl={author.avatarUrl} color={author.avatarBgColor} size={30} />
          <span>
            <span className="strong">{author.name}</span>
            {author.tagline === null ? null : <span className="meta">{author.tagline}</span>}
          </span>
        </button>
      ))}
    </div>
  );
}

function comboboxOf(listId: string, activeId: string): ComponentProps<'textarea'> {
  return {
    role: 'combobox',
    'aria-expanded': true,
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-controls': listId,
    'aria-activedescendant': activeId,
  };
}

/** Returns whether an open list handled the key. */
function onOfferKey(
  key: string,
  offer: Offer,
  { take, setOffer }: { readonly take: (author: PostAuthor) => void; readonly setOffer: (offer: Offer | null) => void },
): boolean {
  const { people, active } = offer;
  const chosen = people[active];
  switch (key) {
    case 'ArrowDown':
      setOffer({ ...offer, active: (active + 1) % people.length });
      return true;
    case 'ArrowUp':
      setOffer({ ...offer, active: (active + people.length - 1) % people.length });
      return true;
    case 'Enter':
    case 'Tab':
      if (chosen !== undefined) take(chosen);
      return true;
    case 'Escape':
      setOffer(null);
      return true;
    default:
      return false;
  }
}

function hasModifier({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey;
}

/** Restores the caret, which moves to the end when the text is set. */
function useCaretAfter(area: RefObject<HTMLTextAreaElement | null>): (caret: number) => void {
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    area.current?.setSelectionRange(wanted.current, wanted.current);
    wanted.current = null;
  });
  return (caret) => {
    wanted.current = caret;
  };
}
