import { observer } from 'mobx-react-lite';
import { hasMobileAgent } from '@/core/kernel/device/device';
import { DevicePort } from '@/core/kernel/device/device-reading.port';
import { splitLead } from '@/core/talk/posting/post-lead';
import { displayOf } from '@/core/talk/posting/post-preview';
import type { TextToken } from '@/core/talk/posting/post-text';
import { tokenize, visibleTextOf, withoutBlankLineRuns } from '@/core/talk/posting/post-text';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';

export interface PostTextProps {
  readonly content: string;
  readonly mentions: readonly string[];
  readonly whole: boolean;
  /** The path of the post's own screen, where a truncated text continues. */
  readonly path: string;
  /** The id of the heading for a post without a title. */
  readonly leadId?: string | undefined;
}

/** Renders plain text and links, never markup. */
export const PostText = observer(function PostText({ content, mentions, whole, path, leadId }: PostTextProps) {
  const isMobileAgent = hasMobileAgent(useStore(DevicePort).current());
  const display = displayOf(withoutBlankLineRuns(content), isMobileAgent, whole);
  const tokens = tokenize(display.content, mentions);
  const { lead, rest } = leadId === undefined ? { lead: '', rest: tokens } : splitLead(tokens);
  // If the text starts with a link, the link at its end opens the post.
  const leadsOn = !whole && (display.isCut || (leadId !== undefined && lead === ''));
  const Block = leadId === undefined ? 'p' : 'div';
  return (
    <Block className="read post__x">
      {leadId === undefined ? null : (
        <Lead id={leadId} text={lead} to={whole ? null : path}>
          {tokens.map(visibleTextOf).join('')}
        </Lead>
      )}
      <TokenList tokens={rest} />
      {leadsOn ? (
        <>
          {display.isCut ? '… ' : ' '}
          <TextLink to={path}>{messages.readMore}</TextLink>
        </>
      ) : null}
    </Block>
  );
});

interface LeadProps {
  readonly id: string;
  /** Empty if the text begins with a link. */
  readonly text: string;
  /** The address of the link, or null if the heading has none. */
  readonly to: string | null;
  readonly children: string;
}

/** Renders the first words of a post without a title as an inline heading. */
function Lead({ id, text, to, children }: LeadProps) {
  const Heading = to === null ? 'h1' : 'h2';
  if (text === '') {
    return (
      <Heading id={id} className="vh">
        {children}
      </Heading>
    );
  }
  return (
    <Heading id={id} className="post__lead">
      {to === null ? text : <a href={to}>{text}</a>}
    </Heading>
  );
}

/** Renders pieces with their position as the key, because a rendered text only changes as a whole. */
export function TokenList({ tokens }: { readonly tokens: readonly TextToken[] }) {
  let position = 0;
  return tokens.map((token) => {
    const key = position;
    position += token.raw.length;
    return <Piece key={key} token={token} />;
  });
}

const BLANK = /(\n\n+)/;

/** Renders paragraphs less than a line apart. Copied and spoken text keeps its blank lines. */
function Paragraphs({ text }: { readonly text: string }) {
  // Every second part is a blank line between paragraphs.
  return text.split(BLANK).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places.
      <span key={place} className="paragraph-gap">
        {part}
      </span>
    ),
  );
}

/** Renders links to discussions as plain text if the app does not show them. */
function Piece({ token }: { readonly token: TextToken }) {
  const { screens } = useStore(NavigationKey);
  if (token.kind === 'text') return <Paragraphs text={token.raw} />;
  if (token.kind === 'mention') return <span className="mention">{token.raw}</span>;
  if (token.isInternal) {
    return screens.resolve(token.href) === null ? token.label : <TextLink to={token.href}>{token.label}</TextLink>;
  }
  return (
    <TextLink to={token.href} newTab>
      {token.label}
    </TextLink>
  );
}
