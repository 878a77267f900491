import type { ReactNode } from 'react';
import { Component, Suspense, useEffect, useState } from 'react';
import { LoadFailure } from '../common/load-view';
import { Spinner } from '../ui/spinner';
import { AttemptContext } from './later-code';
import { messages } from './messages';

export interface StepContentProps {
  /** Called once the fields are shown, with their code. */
  readonly onShown: () => void;
  readonly children: ReactNode;
}

/** The fields of a step; while their code comes, and if it cannot come, the frame around them works. Give each step its own key. */
export function StepContent({ onShown, children }: StepContentProps) {
  const [attempt, setAttempt] = useState({});
  return (
    <AttemptContext value={attempt}>
      <CodeBoundary onRetry={() => setAttempt({})}>
        <Suspense fallback={<Spinner label={messages.loading} />}>
          {children}
          <Shown onShown={onShown} />
        </Suspense>
      </CodeBoundary>
    </AttemptContext>
  );
}

/** Has its effect when what is beside it is shown. */
function Shown({ onShown }: Pick<StepContentProps, 'onShown'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once.
  useEffect(onShown, []);
  return null;
}

interface CodeBoundaryProps {
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
    return <LoadFailure failure={null} texts={messages.stepFailed} onRetry={handleRetry} />;
  }
}
