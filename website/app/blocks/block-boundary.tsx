import { Component, type ReactNode, Suspense } from 'react';

interface Props {
  type: string;
  children: ReactNode;
}

/**
 * Keeps the failure of one block to that block. On the server the Suspense boundary leaves a hole in its place and the rest of
 * the page stands; in the browser the block is tried once more, and left out if it fails again.
 */
export class BlockBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: unknown) {
    console.warn(`The block ${this.props.type} could not be shown.`, error);
  }

  override render() {
    return this.state.hasFailed ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
