import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { formatDate } from '@/core/kernel/formatting/date';
import { joinFacts } from '@/core/kernel/formatting/facts';
import { MAX_KEPT_PAGES } from '@/core/kernel/offline/kept-pages.rules';
import { OfflineKey } from '@/stores/kernel/offline/keys';
import { BrandKey } from '@/stores/kernel/shell/keys';
import { useStore } from '../common/use-store';
import { MainPlaces } from '../shell/main-places';
import { ScreenFrame } from '../shell/screen-frame';
import { Button } from '../ui/button';
import { Section } from '../ui/section';
import { TextLink } from '../ui/text-link';
import { messages } from './messages';

/** Replaces a page that is not cached. Links to cached pages and lists unsent writes. */
export const OfflineScreen = observer(function OfflineScreen() {
  const offline = useStore(OfflineKey);
  useEffect(() => void offline.look(), [offline]);
  const isMissing = offline.replaced !== null;
  return (
    <ScreenFrame places={<MainPlaces />} aside={<Waiting />}>
      <Section level={1} title={isMissing ? messages.title : messages.titleOnline}>
        <div className="grid gap-3 justify-items-start">
          <p className="text-ink-2">{isMissing ? messages.lead : messages.leadPlain}</p>
          {isMissing ? (
            <Button tone="primary" onClick={offline.tryAgain}>
              {messages.tryNow}
            </Button>
          ) : null}
        </div>
      </Section>
      <Kept />
    </ScreenFrame>
  );
});

const Kept = observer(function Kept() {
  const { pages } = useStore(OfflineKey);
  const brand = useStore(BrandKey);
  return (
    <Section
      title={messages.kept}
      action={pages && <span className="meta num">{messages.count(pages.length, MAX_KEPT_PAGES)}</span>}
    >
      <ul className="kept">
        {pages?.map(({ address, title, readAt }) => (
          <li key={address}>
            <TextLink to={address}>{title.replace(` · ${brand}`, '') || address}</TextLink>
            <span className="meta num">{messages.readAt(formatDate(readAt, 'moment'))}</span>
          </li>
        ))}
        <li>
          <TextLink to="/calculators">{messages.calculators}</TextLink>
          <span className="meta">{messages.calculatorsText}</span>
        </li>
      </ul>
      <p className="hint">{pages?.length === 0 ? messages.none : messages.hint}</p>
    </Section>
  );
});

const Waiting = observer(function Waiting() {
  const { drafts, empty, pages } = useStore(OfflineKey);
  return (
    <>
      <Section title={messages.waiting}>
        <ul>
          {drafts.map(({ kind, company, beginning, keptAt }) => (
            <li key={`${kind} ${company} ${beginning} ${keptAt}`} className="py-2">
              {joinFacts([messages.draftKinds[kind], company, beginning])}
              {keptAt === null ? null : <span className="meta num"> {formatDate(keptAt, 'moment')}</span>}
            </li>
          ))}
        </ul>
        <p className="meta">{drafts.length === 0 ? messages.nothingWaits : messages.waitingText}</p>
      </Section>
      <Section title={messages.onDevice}>
        <p className="text-ink-2">{messages.onDeviceText}</p>
        {pages !== null && pages.length > 0 ? (
          <Button className="mt-3" onClick={() => void empty()}>
            {messages.empty}
          </Button>
        ) : null}
      </Section>
    </>
  );
});
