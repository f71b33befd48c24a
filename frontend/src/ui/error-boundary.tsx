import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown instead of children that failed to render. `retry` renders them again. */
  fallback: (failure: { error: unknown; retry: () => void }) => ReactNode;
  /** After a failure the children are rendered again when it changes. */
  resetKey?: string;
  children: ReactNode;
}

/** Shows something else instead of children that throw. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed?: { error: unknown } }> {
  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override state: { failed?: { error: unknown } } = {};

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.retry();
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    const { failed } = this.state;
    return failed ? fallback({ error: failed.error, retry: this.retry }) : children;
  }

  retry = (): void => this.setState({ failed: undefined });
}
