import { Component, type ReactNode, Suspense } from 'react';

interface Props {
  type: string;
  children: ReactNode;
}

/**
 * Error boundary of one block. On the server the Suspense boundary leaves the block's place empty and the rest of the page is
 * rendered; the browser renders the block once more and leaves it out when it fails again.
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
