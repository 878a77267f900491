import CircleAlert from 'lucide-react/icons/circle-alert';
import CloudOff from 'lucide-react/icons/cloud-off';
import Info from 'lucide-react/icons/info';
import Lock from 'lucide-react/icons/lock';
import { Button } from '@/views/kernel/ui/button';
import { Callout } from '@/views/kernel/ui/callout';
import { Card } from '@/views/kernel/ui/card';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { LoadMore } from '@/views/kernel/ui/load-more';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { SkeletonGroup } from '@/views/kernel/ui/skeleton-group';
import { Spinner } from '@/views/kernel/ui/spinner';
import { StepBar } from '@/views/kernel/ui/step-bar';
import { ToastCard } from '@/views/kernel/ui/toast-card';
import { Sample } from './sample';

const LOAD_MORE_TEXTS = {
  more: 'Show more posts',
  loading: 'Loading more posts',
  failed: 'More posts did not load.',
  retry: 'Try again',
  done: 'You have seen them all.',
};

const ignore = () => undefined;

export function StateSamples({ theme }: { readonly theme: string }) {
  return (
    <>
      <Sample name="ToastCard: the seven types">
        <ToastCard type="default" text1="Saved to your list." onClose={ignore} closeLabel="Dismiss" />
        <ToastCard
          type="success"
          text1="Review sent. It usually goes live within 24 hours."
          onClose={ignore}
          closeLabel="Dismiss"
        />
        <ToastCard
          type="failure"
          noInternet
          text1="Your vote was not saved. You seem to be offline."
          link={{ text: 'Try again', onPress: ignore }}
          onClose={ignore}
          closeLabel="Dismiss"
        />
        <ToastCard
          type="failure"
          text1="Something went wrong"
          text2="Please try after some time."
          onClose={ignore}
          closeLabel="Dismiss"
        />
        <ToastCard type="alert" text1="You have been signed out elsewhere." onClose={ignore} closeLabel="Dismiss" />
        <ToastCard
          type="info"
          text1="Salaries for Meghanta Cloud were updated just now."
          onClose={ignore}
          closeLabel="Dismiss"
        />
        <ToastCard
          type="alertWithTitle"
          text1="New sign-in to your account"
          text2="Chrome on Windows, Pune, 4 minutes ago."
          link={{ text: 'Secure my account', onPress: ignore }}
          onClose={ignore}
          closeLabel="Dismiss"
        />
        <ToastCard
          type="chatMessage"
          text1="QuietBulbul"
          text2="Is the 90-day notice negotiable at your place?"
          link={{ text: 'View messages', onPress: ignore }}
          onClose={ignore}
          closeLabel="Dismiss"
        />
      </Sample>
      <Sample name="Skeleton, in final size, after 300 ms">
        <SkeletonGroup label="Loading a post" className="grid w-full gap-3">
          <div className="flex items-center gap-3">
            <Skeleton shape="circle" />
            <div className="grid flex-1 gap-2">
              <Skeleton width="third" />
              <Skeleton width="third" />
            </div>
          </div>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton width="half" />
        </SkeletonGroup>
        <Spinner label="Loading" />
      </Sample>
      <Sample name="EmptyState: empty, failed">
        <Card title={`Notifications, ${theme}`} className="min-w-0 flex-1">
          <EmptyState className="px-4" level={3} title="Nothing new" action={<Button>Find companies</Button>}>
            Follow a company or save a role, and you will hear when its ratings or salaries change.
          </EmptyState>
        </Card>
        <Card title={`Notifications, not loaded, ${theme}`} className="min-w-0 flex-1">
          <EmptyState
            className="px-4"
            level={3}
            tone="failure"
            icon={<CloudOff size={21} aria-hidden="true" />}
            title="Notifications did not load"
            action={<Button>Try again</Button>}
          >
            The connection dropped after 10 seconds. Nothing is lost.
          </EmptyState>
        </Card>
      </Sample>
      <Sample name="Callout">
        <Callout className="w-full" icon={<Lock size={20} aria-hidden="true" />}>
          Shown as your pseudonym, NimbuPaani. Your employer never sees this.
        </Callout>
        <Callout className="w-full" tone="info" title="Salaries moved" icon={<Info size={20} aria-hidden="true" />}>
          The median of your role is ₹18.4 L now, from 412 reports.
        </Callout>
        <Callout className="w-full" tone="alert" icon={<CircleAlert size={20} aria-hidden="true" />}>
          This draft was not sent. You are offline.
        </Callout>
        <Callout className="w-full" tone="failure" icon={<CircleAlert size={20} aria-hidden="true" />}>
          Posting failed. Your text is kept.
        </Callout>
        <Callout className="w-full" tone="success" icon={<Info size={20} aria-hidden="true" />}>
          Your work email is verified.
        </Callout>
        <Callout className="w-full" tone="you" icon={<Info size={20} aria-hidden="true" />}>
          Your pay, ₹16.8 L. Only you see it.
        </Callout>
      </Sample>
      <Sample name="StepBar">
        <div className="w-full">
          <StepBar steps={4} current={2} />
        </div>
      </Sample>
      <Sample name="LoadMore: idle, loading, failed, done">
        <div className="w-full">
          <LoadMore status="idle" onLoadMore={ignore} texts={LOAD_MORE_TEXTS} />
          <LoadMore status="loading" onLoadMore={ignore} texts={LOAD_MORE_TEXTS} />
          <LoadMore status="failed" onLoadMore={ignore} texts={LOAD_MORE_TEXTS} />
          <LoadMore status="done" onLoadMore={ignore} texts={LOAD_MORE_TEXTS} />
        </div>
      </Sample>
    </>
  );
}
