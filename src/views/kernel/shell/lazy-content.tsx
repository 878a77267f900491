import type { ReactNode } from 'react';
import { Component, Suspense, useState } from 'react';
import type { LoadFailureProps } from '../common/load-view';
import { LoadFailure } from '../common/load-view';
import { isOnline, reloadPage } from '../page/page';
import { Spinner } from '../ui/spinner';
import { AttemptContext } from './lazy-code';

type FailureTexts = LoadFailureProps['texts'];

export interface LazyContentProps {
  readonly loading: string;
  readonly failed: FailureTexts;
  readonly children: ReactNode;
}

/** Loads its code when first shown. The surroundings work while it loads or fails. */
export function LazyContent({ loading, failed, children }: LazyContentProps) {
  const [attempt, setAttempt] = useState({ number: 1 });
  const handleRetry = () => {
    // Online, code that fails twice belongs to an old build: reloading gets the new one.
    if (attempt.number > 1 && isOnline()) reloadPage();
    else setAttempt({ number: attempt.number + 1 });
  };
  return (
    <AttemptContext value={attempt}>
      <CodeBoundary texts={failed} onRetry={handleRetry}>
        <Suspense fallback={<Spinner label={loading} />}>{children}</Suspense>
      </CodeBoundary>
    </AttemptContext>
  );
}

interface CodeBoundaryProps {
  readonly texts: FailureTexts;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

class CodeBoundary extends Component<CodeBoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const handleRetry = async () => {
      this.props.onRetry();
      this.setState({ hasFailed: false });
    };
    return <LoadFailure failure={null} texts={this.props.texts} onRetry={handleRetry} />;
  }
}
