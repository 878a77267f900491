import type { ReactNode } from 'react';
import { Component } from 'react';
import { ScreenFailure } from './screen-failure';

export interface ScreenBoundaryProps {
  /** Shown in place of what broke, if it is no whole screen. */
  readonly failed?: ReactNode;
  readonly children: ReactNode;
}

/** Keeps what is around a screen, or a part of the page, when that breaks. */
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
