import { Component, type ReactNode } from 'react';

type Props = {
  onError?: (error: unknown) => void;
  /** In place of what failed; nothing by default. */
  fallback?: ReactNode;
  children: ReactNode;
};

export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    const { fallback = null, children } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}
