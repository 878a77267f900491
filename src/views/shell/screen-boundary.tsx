import type { ReactNode } from 'react';
import { Component } from 'react';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { messages } from './messages';

/** Props of ScreenBoundary. */
export interface ScreenBoundaryProps {
  readonly children: ReactNode;
}

/** Keeps the frame when a screen breaks or its code cannot be fetched, and lets one try again. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <EmptyState
        tone="failure"
        title={messages.screenFailedTitle}
        action={<Button onClick={() => window.location.reload()}>{messages.tryAgain}</Button>}
      >
        {messages.screenFailedText}
      </EmptyState>
    );
  }
}
