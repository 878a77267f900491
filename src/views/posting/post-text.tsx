import { observer } from 'mobx-react-lite';
import { hasMobileAgent } from '@/core/device/device';
import { DevicePort } from '@/core/device/device-reading.port';
import { displayOf, FEED_PREVIEW_LIMIT } from '@/core/posting/post-preview';
import type { TextToken } from '@/core/posting/post-text';
import { tokenize, withoutHoles } from '@/core/posting/post-text';
import { NavigationKey } from '@/stores/navigation/keys';
import { useStore } from '../common/use-store';
import { TextLink } from '../ui/text-link';
import { messages } from './messages';

export interface PostTextProps {
  readonly content: string;
  /** The whole text, or its preview. */
  readonly whole: boolean;
  /** The path of the post's own screen, where a cut text goes on. */
  readonly path: string;
}

/** A post's text: plain text and links, never markup. */
export const PostText = observer(function PostText({ content, whole, path }: PostTextProps) {
  const isMobileAgent = hasMobileAgent(useStore(DevicePort).current());
  const place = { isMobileAgent, hasContext: true, givenLimit: FEED_PREVIEW_LIMIT };
  const display = displayOf(withoutHoles(content), place, whole);
  const isCut = !whole && display.isCut;
  return (
    <p className="read post__x">
      {keyed(tokenize(display.content)).map(({ key, token }) => (
        <Piece key={key} token={token} />
      ))}
      {isCut ? (
        <>
          {'… '}
          <TextLink to={path}>{messages.readMore}</TextLink>
        </>
      ) : null}
    </p>
  );
});

/** A discussion whose screen the app does not have is named, not linked. */
function Piece({ token }: { readonly token: TextToken }) {
  const { screens } = useStore(NavigationKey);
  if (token.kind === 'text') return token.raw;
  if (token.isInternal) {
    return screens.resolve(token.href) === null ? token.label : <TextLink to={token.href}>{token.label}</TextLink>;
  }
  return (
    <TextLink to={token.href} newTab>
      {token.label}
    </TextLink>
  );
}

/** A piece's place in the text is its key: the text of a rendered post does not change but as a whole. */
function keyed(tokens: readonly TextToken[]): readonly { readonly key: number; readonly token: TextToken }[] {
  let position = 0;
  return tokens.map((token) => {
    const key = position;
    position += token.raw.length;
    return { key, token };
  });
}
