import type { FeatureNames } from '../feature-names';

export const messagesFile = ({ title, words }: FeatureNames): string => `export const messages = {
  title: '${title}',
  lead: 'Nobody else sees this list.',
  untitled: 'A post without a title',
  remove: 'Remove',
  removeNamed: (name: string) => \`Remove \${name}\`,
  gate: 'Log in to see your ${words}',
  emptyTitle: 'No ${words} yet',
  emptyText: 'The menu of each post adds it to this list.',
  loading: 'Loading ${words}',
  failedTitle: 'The ${words} did not load',
  failedText: 'Nothing has changed. Check your connection, then try again.',
  tryAgain: 'Try again',
} as const;
`;

export const menuMessagesFile = ({ words }: FeatureNames): string => `/** Texts in the menu of a post. */
export const menuMessages = { add: 'Add to your ${words}' } as const;
`;

export const actionsFile = ({
  folder,
  feature,
  pascal,
  camel,
  words,
}: FeatureNames): string => `import ListPlus from 'lucide-react/icons/list-plus';
import type { ${pascal}Store } from '@/stores/${folder}/${feature}.store';
import type { PostMenuAction } from '@/views/talk/posting/post-menu-actions';
import { menuMessages } from './menu-messages';

/** The menu action that adds a post to the ${words}, for users. */
export function ${camel}Actions(${camel}: Pick<${pascal}Store, 'add'>): readonly PostMenuAction[] {
  return [
    {
      place: 25,
      itemFor: ({ id, title }, { membership }) =>
        membership.isLoggedIn
          ? {
              key: '${feature}',
              label: menuMessages.add,
              icon: <ListPlus size={18} aria-hidden="true" />,
              onSelect: () => void ${camel}.add({ postId: id, title }),
            }
          : null,
    },
  ];
}
`;

export const screenFile = ({
  folder,
  pascal,
  camel,
  words,
  entity,
  entityPascal,
}: FeatureNames): string => `import { observer } from 'mobx-react-lite';
import { postPathOf } from '@/core/talk/posting/post-path';
import type { ${entityPascal} } from '@/core/${folder}/${entity}';
import { ${pascal}Key } from '@/stores/${folder}/keys';
import { SessionKey } from '@/stores/account/session/keys';
import { OwnListView } from '@/views/kernel/common/own-list-view';
import { useStore } from '@/views/kernel/common/use-store';
import { useUserData } from '@/views/kernel/common/use-user-data';
import { LoginGate } from '@/views/account/session/login-gate';
import { AboutAside } from '@/views/kernel/shell/about-aside';
import { MainPlaces } from '@/views/kernel/shell/main-places';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { Button } from '@/views/kernel/ui/button';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';

/** The user’s ${words}; no other user has this list. */
export const ${pascal}Screen = observer(function ${pascal}Screen() {
  const { isLoggedIn } = useStore(SessionKey);
  const ${camel} = useStore(${pascal}Key);
  useUserData(${camel}.load);
  return (
    <ScreenFrame places={<MainPlaces />} aside={<AboutAside />}>
      <Section level={1} title={messages.title}>
        <p className="text-ink-2 mb-2">{messages.lead}</p>
        {isLoggedIn ? <Items /> : <LoginGate title={messages.gate} />}
      </Section>
    </ScreenFrame>
  );
});

const Items = observer(function Items() {
  const ${camel} = useStore(${pascal}Key);
  return (
    <OwnListView state={${camel}.state} texts={messages} onRetry={${camel}.load}>
      {(items) => (items.length === 0 ? <Nothing /> : <List items={items} />)}
    </OwnListView>
  );
});

function Nothing() {
  return <EmptyState title={messages.emptyTitle}>{messages.emptyText}</EmptyState>;
}

function List({ items }: { readonly items: readonly ${entityPascal}[] }) {
  const ${camel} = useStore(${pascal}Key);
  return (
    <ul className="rows" aria-label={messages.title}>
      {items.map((item) => {
        const name = item.title ?? messages.untitled;
        return (
          <li key={item.postId} className="flex items-center justify-between gap-3">
            <TextLink to={postPathOf(item.postId)}>{name}</TextLink>
            <Button aria-label={messages.removeNamed(name)} onClick={() => void ${camel}.remove(item)}>
              {messages.remove}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
`;
