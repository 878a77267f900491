import type { ReactNode } from 'react';
import { Component } from 'react';
import { ScreenFailure } from './screen-failure';

export interface ScreenBoundaryProps {
  readonly children: ReactNode;
}

/** Keeps the frame when a screen breaks. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ScreenFailure /> : this.props.children;
  }
}
