import type { ReactNode } from 'react';
import { Component } from 'react';
import { ScreenFailure } from './screen-failure';

export interface ScreenBoundaryProps {
  /** Replaces the broken part, if it is not a whole screen. */
  readonly failed?: ReactNode;
  readonly children: ReactNode;
}

/** Keeps the surroundings when a screen or part breaks. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { failed = <ScreenFailure />, children } = this.props;
    return this.state.hasFailed ? failed : children;
  }
}
