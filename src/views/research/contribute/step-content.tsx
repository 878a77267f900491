import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { LaterContent } from '@/views/kernel/shell/later-content';
import { messages } from './messages';

export interface StepContentProps {
  readonly onShown: () => void;
  readonly children: ReactNode;
}

/** Each step needs its own key. */
export function StepContent({ onShown, children }: StepContentProps) {
  return (
    <LaterContent loading={messages.loading} failed={messages.stepFailed}>
      {children}
      <Shown onShown={onShown} />
    </LaterContent>
  );
}

/** Runs its effect when its siblings are shown. */
function Shown({ onShown }: Pick<StepContentProps, 'onShown'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once.
  useEffect(onShown, []);
  return null;
}
