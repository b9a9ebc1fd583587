import { Component, type ReactNode } from 'react';

interface Props {
  type: string;
  children: ReactNode;
}

/** Error boundary of one block: a block that cannot be rendered is left out, and the rest of the page stays. */
export class BlockBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: unknown) {
    console.warn(`The block ${this.props.type} could not be shown.`, error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
